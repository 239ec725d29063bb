import { beforeAll, expect, it } from "vitest";
import { cutSerif } from "../../../tests/support/cut-serif.ts";
import { serif } from "../fonts/font-settings.ts";
import { loadTypeface, setText } from "./set-text.ts";

const family = serif.packagedName;
const style = { colour: "#000000", sizes: [40, 20], lineHeight: 1.2, width: 350, mostLines: 2 };

beforeAll(async () => loadTypeface(family, await cutSerif()));

it("sets the letters of the serif, not of a font that the machine has", async () => {
  const { width } = await setText("Datenschutzerklärung", { ...style, width: 400 }, family);
  expect(Math.abs(width - 375)).toBeLessThan(5);
});

it("takes the largest size in which a text fits, and lines of about the same width", async () => {
  const long = await setText("Datenschutzerklärung", style, family);
  expect(long.height).toBeLessThan(25);
  expect(long.width).toBeLessThan(style.width);
  const short = await setText("Villa mit Pool am Meer", style, family);
  expect(short.height).toBeGreaterThan(60);
  expect(short.width).toBeLessThan(260);
});

it("keeps a single letter with the word after it", async () => {
  const narrow = { ...style, width: 160, sizes: [40] };
  const { png } = await setText("Vila s bazenom", narrow, family);
  expect(png.equals((await setText("Vila s\u00a0bazenom", narrow, family)).png)).toBe(true);
  expect(png.equals((await setText("Vila us bazenom", narrow, family)).png)).toBe(false);
});
