import { afterEach, expect, it, vi } from "vitest";
import { texts as english } from "../content/en/footer.ts";
import { loadTexts } from "./load-texts.ts";

vi.mock("../content/hr/footer.ts", async (original) => {
  const { texts } = await original<typeof import("../content/hr/footer.ts")>();
  return { texts: { ...texts, maps: "" } };
});

afterEach(() => vi.restoreAllMocks());

it("takes a text that is missing from English while the site is worked on, and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { footer } = await loadTexts(["footer"], "hr");
  expect(footer.maps).toBe(english.maps);
  expect(warn.mock.calls.flat()).toEqual([
    "content/hr/footer.ts: texts.maps is missing; English stands in.",
  ]);
});
