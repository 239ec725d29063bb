import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import flagSet from "@iconify-json/flag/info.json" with { type: "json" };
import { licenceFile } from "../../house/check/check-theme.ts";

/** The licence of a package, as Vite lists those of what it bundles; some packages bring no text. */
export type Notice = {
  readonly name: string;
  readonly version: string;
  /** In SPDX's list, `MIT`. */
  readonly identifier?: string;
  readonly text?: string;
};

/** Where Vite lists them, below each folder that it builds into. */
export const bundledNotices = ".vite/licences.json";

/** Where `generate` lists those of the fonts, below the generated folder. */
export const fontNotices = "font-licences.json";

const fileName = "third-party-notices.txt";

/**
 * Writes the licences that a build must contain: of scripts, fonts and flags below `static/`, of the server's packages
 * beside it.
 */
export async function writeNotices(dist: string, generated: string): Promise<void> {
  const read = async (file: string): Promise<Notice[]> => JSON.parse(await readFile(file, "utf8"));
  const staticDir = join(dist, "static");
  const flags = existsSync(join(staticDir, "flags")) ? [describeFlags()] : [];
  const ofSite = [
    ...(await read(join(staticDir, bundledNotices))),
    ...(await read(join(generated, fontNotices))),
    ...flags,
  ];
  await writeFile(join(staticDir, fileName), format("site", ofSite));
  await writeFile(join(dist, fileName), format("server", await read(join(dist, bundledNotices))));
  for (const folder of [dist, staticDir]) await rm(join(folder, ".vite"), { recursive: true });
}

/** The licence of a package in a folder. */
export async function readNotice(folder: string): Promise<Notice> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, "package.json"), "utf8"),
  );
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = file && (await readFile(join(folder, file), "utf8")).trim();
  return { name, version, identifier: license, ...(text && { text }) };
}

/** The licence that lies beside the fonts of a house. */
export async function readOwnNotice(folder: string, fonts: readonly string[]): Promise<Notice> {
  const file = (await readdir(folder)).find((one) => licenceFile.test(one)) ?? "";
  const text = (await readFile(join(folder, file), "utf8")).trim();
  return { name: [...new Set(fonts.map((font) => basename(font)))].join(", "), version: "", text };
}

function describeFlags(): Notice {
  const { name, version, author, license } = flagSet;
  return { name, version, identifier: license.spdx, text: `${author.name}, ${license.url}` };
}

function format(what: "site" | "server", notices: readonly Notice[]): string {
  const parts = notices.map(({ name, version, identifier = "", text = "" }) =>
    [`${name} ${version} ${identifier}`.trimEnd(), text].filter(Boolean).join("\n\n"),
  );
  const heading = `This ${what} contains software and data of others, under their licences:`;
  return `${[heading, ...parts].join(`\n\n${"-".repeat(80)}\n`)}\n`;
}
