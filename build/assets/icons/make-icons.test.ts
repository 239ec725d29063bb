import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makeIcons } from "./make-icons.ts";

const ground = "#f7f3ec";
const markFile = join(import.meta.dirname, "../../../starter/mark.svg");

const files = await makeIcons(await readFile(markFile), ground, "Villa");

it("draws icons on a ground, and the favicon without, as the one picture of an ICO file", async () => {
  for (const path of ["public/apple-touch-icon.png", "public/icon-maskable-512.png"]) {
    expect(await sharp(files[path] as Uint8Array).stats(), path).toMatchObject({ isOpaque: true });
  }
  const ico = Buffer.from(files["public/favicon.ico"] as Uint8Array);
  expect(ico.subarray(0, 8).toString("hex")).toBe("0000010001002020");
  const start = ico.readUInt32LE(18);
  const picture = sharp(ico.subarray(start, start + ico.readUInt32LE(14)));
  expect(await picture.metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  expect(await picture.stats()).toMatchObject({ isOpaque: false });
});

it("names the mark when it is no drawing", async () => {
  await expect(makeIcons(Buffer.from("no drawing"), ground, "Villa")).rejects.toThrow(
    "brand/mark.svg: this drawing cannot be read (",
  );
});
