import { expect, it } from "vitest";
import { patchCms } from "./patch-cms.ts";

const files = {
  address: "/desk/cms",
  fonts: ["merriweather-sans-latin-300-normal-1a2b.woff2"],
  allLanguages: ["de", "en", "ja"],
  languages: ["de", "en"],
};
const parts = [
  '"https://unpkg.com/@sveltia/cms@0.1.0/locales"',
  '"de,en,ja".split(",")',
  '"https://www.githubstatus.com/api/v2/status.json"',
  '"https://cdn.jsdelivr.net/fontsource/fonts/merriweather-sans:vf@latest/latin-300-normal.woff2"',
  "e=await YW(`immutable`,`dist/immutable.es.js`)",
  "e=>{globalThis.clearTimeout(s4),e&&c4&&(s4=",
];

it("makes the CMS load everything from the desk", () => {
  expect(patchCms(parts.join("\n"), files).split("\n")).toEqual([
    '"/desk/cms@0.1.0/locales"',
    '"de,en".split(",")',
    '"data:application/json,{}"',
    '"/desk/cms/merriweather-sans-latin-300-normal-1a2b.woff2"',
    "e=({fromJS:value=>({get:name=>value?.[name]})})",
    'e=>{e&&dispatchEvent(new CustomEvent("desk-draft",{detail:e}));globalThis.clearTimeout(s4),e&&c4&&(s4=',
  ]);
});

it.each([...parts.keys()])(
  "fails where a new version has no match for the replacement %i",
  (index) => {
    expect(() => patchCms(parts.toSpliced(index, 1).join("\n"), files)).toThrow(
      /^Sveltia CMS has changed: no match for the replacement that avoids /,
    );
  },
);
