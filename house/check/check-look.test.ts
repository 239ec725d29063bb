import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { describeFindings } from "../findings/describe-findings.ts";
import { loadContent } from "../read/load-content.ts";
import { checkLook } from "./check-look.ts";

const good = await loadContent(await writeHouse("kliff", "check-look"));

function sentences(files: Partial<typeof good.files>): readonly string[] {
  const folder = createTemporaryFolder({ "house.css": files.styles ?? "" });
  const findings = [...checkLook({ ...good, files: { ...good.files, ...files } })];
  return describeFindings(findings, folder);
}

it("finds nothing in a good style sheet and logo, nor in a house without them", () => {
  expect(sentences({})).toEqual([]);
  expect(sentences({ styles: "", logos: [] })).toEqual([]);
  const served = [{ path: "pattern.svg", bytes: 100 }];
  expect(sentences({ styles: "body{background:url(/pattern.svg?1)}", served })).toEqual([]);
});

it("says on which line of house.css a mistake is, whatever stands before it", () => {
  const faults = [
    ["a { color: red; } }", "this cannot be read"],
    ['@import "other.css";', "@import is one more file"],
    ["a { background: url(https://a.example/b.png); }", "is no address of this site"],
    ["a { background: image-set('//a.example/b.png' 1x); }", "is no address of this site"],
    ["a { --picture: url(https://a.example/b.png); }", "is no address of this site"],
    ["a { background: url(b.png); }", "url(b.png) is no address of this site; put the file into"],
    ["a { --picture: url(b.png); }", "this cannot be read"],
    ["a { background: url(/b.png); }", "the file static/b.png is missing"],
    ["a { content: '</style>'; }", "</style would end the styles"],
  ] as const;
  const before = fc.array(fc.constantFrom("", "/* A note. */", "@charset 'utf-8';"), {
    maxLength: 9,
  });
  fc.assert(
    fc.property(before, fc.constantFrom(...faults), (lines, [rule, sentence]) => {
      const [found = ""] = sentences({ styles: [...lines, rule, ""].join("\n") });
      expect(found).toMatch(
        new RegExp(`^house\\.css:(?:${lines.length + 1}|${lines.length + 2}): `),
      );
      expect(found).toContain(sentence);
    }),
  );
});

it("refuses a style sheet that is too large", () => {
  const styles = `a { content: "${randomBytes(2000).toString("hex")}"; }`;
  expect(sentences({ styles })).toEqual([
    expect.stringMatching(/ bytes after compression are too/),
  ]);
});

it("wants a logo for each ground, of one shape, that browsers can show", () => {
  const [dark, light] = good.files.logos;
  if (!light || !dark) throw new Error("kliff has no logo");
  const svg = (name: string, text: string) => ({ name, bytes: Buffer.from(text) });
  const drawn = Buffer.from(light.bytes).toString();
  const cases = [
    [[dark], "brand: the logo for light ground is missing; expected logo.svg or logo.png."],
    [[light], "brand: the logo for the dark ground of the footer is missing"],
    [[light, dark, { ...light, name: "logo.png" }], "brand/logo.png: logo.svg is there too"],
    [[svg(light.name, drawn.replace("<path", "<script/><path")), dark], "it holds <script"],
    [[svg(light.name, drawn.replace(/ xmlns="[^"]*"/, "")), dark], "browsers show no such file"],
    [[svg(light.name, drawn.replace("160 40", "40 40")), dark], "brand: the logos differ in shape"],
    [[{ name: "logo.png", bytes: Buffer.from("GIF89a") }, dark], "no picture with a size"],
    [[{ name: "logo.png", bytes: Buffer.alloc(41_000) }, dark], "41 kB are too many; expected 40"],
  ] as const;
  for (const [logos, sentence] of cases)
    expect(sentences({ logos }).join("\n")).toContain(sentence);
});
