import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LogoFile } from "../facts/drawn-logo.ts";
import { listNames } from "../workspace/house-folder.mjs";

/** For light ground, and for dark. */
export const logoNames = ["logo", "logo-light"] as const;

/** The house's own style sheet. */
export const stylesFile = "house.css";

/** The drawn logos of a house, if it has them. */
export function readLogos(house: string): readonly LogoFile[] {
  return listNames(join(house, "brand"))
    .filter((name) => /^logo(?:-light)?\.(?:svg|png)$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(house, "brand", name)) }));
}

/** The style sheet of a house; empty where it has none. */
export function readStyles(house: string): string {
  const file = join(house, stylesFile);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Width and height from the file; undefined if it is no such picture. */
export function measureLogo({ name, bytes }: LogoFile): readonly [number, number] | undefined {
  if (name.endsWith(".svg")) {
    const size = /\bviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(
      Buffer.from(bytes).toString(),
    );
    return size ? takeSize(Number(size[1]), Number(size[2])) : undefined;
  }
  const file = Buffer.from(bytes);
  // A PNG begins with its signature, then a block with its size.
  const isPng = file.length > 24 && file.toString("latin1", 1, 4) === "PNG";
  return isPng ? takeSize(file.readUInt32BE(16), file.readUInt32BE(20)) : undefined;
}

function takeSize(width: number, height: number): readonly [number, number] | undefined {
  return width > 0 && height > 0 ? [width, height] : undefined;
}
