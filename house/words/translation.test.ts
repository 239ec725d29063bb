import fc from "fast-check";
import { expect, it } from "vitest";
import { layIn, listUntranslated } from "./translation.ts";

/** Keys with every sign that the notation of places uses, and keys that look like several. */
const key = fc.oneof(
  fc.constantFrom("a", "a.b", "b", "", "0", ".AspNet.Session", "google.ads", "_ga_*", 'a["b"]'),
  fc.string({ unit: fc.constantFrom("a", ".", "[", "]", '"', "\\", " "), maxLength: 5 }),
);
const { tree } = fc.letrec((tie) => ({
  text: fc.stringMatching(/^\w{1,5}$/),
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie("text"),
    fc.dictionary(key, tie("tree"), { minKeys: 1, maxKeys: 4 }),
    fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
  ),
}));

it("every text comes back to its own place, whatever its keys are", () => {
  fc.assert(
    fc.property(tree, (value) => {
      const originals = { "home.json": value };
      const { texts } = listUntranslated("en", originals, {}, {});
      const translated = texts.map((found) => ({ ...found, translation: found.text }));
      expect(layIn({ locale: "en", texts: translated }, originals, {})).toEqual(originals);
    }),
  );
});
