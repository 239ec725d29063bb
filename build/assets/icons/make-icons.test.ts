import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { makeIcons } from "./make-icons.ts";

const ground = "#f7f3ec";
const markFile = join(import.meta.dirname, "../../../content/brand/mark.svg");

const files = await makeIcons(await readFile(markFile), ground, "Villa");

it.each([
  ["public/apple-touch-icon.png", 180],
  ["public/icon-192.png", 192],
  ["public/icon-512.png", 512],
  ["public/icon-maskable-512.png", 512],
])("draws %s %i pixels wide, on a ground", async (path, size) => {
  const icon = sharp(files[path] as Uint8Array);
  expect(await icon.metadata()).toMatchObject({ width: size, height: size });
  expect((await icon.stats()).isOpaque).toBe(true);
});

it("wraps the favicon, without a ground, as the one picture of an ICO file", async () => {
  const ico = Buffer.from(files["public/favicon.ico"] as Uint8Array);
  expect(ico.subarray(0, 8).toString("hex")).toBe("0000010001002020");
  const start = ico.readUInt32LE(18);
  const picture = ico.subarray(start, start + ico.readUInt32LE(14));
  expect(await sharp(picture).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
  expect((await sharp(picture).stats()).isOpaque).toBe(false);
});

it("names the mark when it is no drawing", async () => {
  await expect(makeIcons(Buffer.from("no drawing"), ground, "Villa")).rejects.toThrow(
    "content/brand/mark.svg: this drawing cannot be read (",
  );
});
