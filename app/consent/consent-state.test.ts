import { describe, expect, it } from "vitest";
import { fakeChoices as choices, fakeChoice } from "../../tests/support/consent/fake-choices.ts";
import {
  allow,
  allowAll,
  allowNecessary,
  declined,
  initialSelection,
  isUnsaved,
  readConsent,
  toStored,
} from "./consent-state.ts";

const allIds = "technicalfunctionalmarketing";
const undecided = { status: "undecided", enabledIds: [] };

const read = (given: string | undefined, enabledIds: string | undefined) =>
  readConsent({ given, enabledIds }, choices);

describe("the decision that two stored values hold", () => {
  it.each([
    ["everything", "technical~functional~marketing", ["technical", "functional", "marketing"]],
    ["one of two", "technical~functional", ["technical", "functional"]],
    ["the other of two", "technical~marketing", ["technical", "marketing"]],
    ["what is necessary", "technical", ["technical"]],
  ])("is consent to %s", (_what, enabled, enabledIds) => {
    expect(read(allIds, enabled)).toEqual({ status: "given", enabledIds });
  });

  it.each([undefined, "", "technical~marketing", "junk"])(
    "is a refusal when consent is 0, whatever the ids say (%j)",
    (enabled) => {
      expect(read("0", enabled)).toEqual({ status: "declined", enabledIds: [] });
    },
  );

  it.each([
    ["both missing", undefined, undefined],
    ["only ids", undefined, "technical~marketing"],
    ["only consent", allIds, undefined],
    ["no ids", allIds, ""],
    ["an older, smaller set", "technicalmarketing", "technical~marketing"],
    ["an older, larger set", `${allIds}social`, "technical~marketing"],
    ["ids of an older set", allIds, "technical~social"],
    ["known and unknown ids", allIds, "technical~marketing~social"],
    ["a locked choice missing", allIds, "marketing"],
    ["ids twice", allIds, "technical~marketing~marketing"],
    ["another order", allIds, "marketing~technical"],
    ["another separator", allIds, "technical,marketing"],
    ["separators only", allIds, "~~~"],
    ["capitals", allIds.toUpperCase(), "TECHNICAL"],
    ["true", "true", "technical~marketing"],
    ["00", "00", "technical"],
    ["markup", "<script>alert(1)</script>", "<script>"],
    ["names of the language", "__proto__", "constructor~__proto__"],
    ["4 kB of consent", "x".repeat(4096), "technical~marketing"],
    ["4 kB of ids", allIds, "technical~".repeat(400)],
  ])("is none for %s", (_what, given, enabled) => {
    expect(read(given, enabled)).toEqual(undecided);
  });

  it("is none when only the borders between ids have changed", () => {
    const necessary = fakeChoice("t", { isNecessary: true, isLocked: true });
    const before = [necessary, fakeChoice("a"), fakeChoice("bc")];
    const after = [necessary, fakeChoice("ab"), fakeChoice("c")];
    expect(readConsent(toStored(allow(before, ["a"]), before), after)).toEqual(undecided);
  });
});

describe("a transition", () => {
  it.each([
    ["accept all", allowAll(choices), allIds, "technical~functional~marketing"],
    ["accept necessary", allowNecessary(choices), allIds, "technical"],
    ["save nothing", allow(choices, []), allIds, "technical"],
    ["save one", allow(choices, ["marketing"]), allIds, "technical~marketing"],
    ["save unknown ids", allow(choices, ["social", "0"]), allIds, "technical"],
    ["decline all", declined, "0", undefined],
  ])("%s stores what reads back the same", (_name, state, given, enabledIds) => {
    const stored = toStored(state, choices);
    expect(stored).toEqual({ given, enabledIds });
    expect(readConsent(stored, choices)).toEqual(state);
  });
});

describe("the selection in the modal", () => {
  const withLooseNecessary = [
    ...choices.slice(0, 1),
    fakeChoice("functional", { isNecessary: true }),
    fakeChoice("marketing"),
  ];

  it("begins with what is necessary and nothing else", () => {
    expect(initialSelection(read(undefined, undefined), choices)).toEqual(["technical"]);
    expect(initialSelection(declined, choices)).toEqual(["technical"]);
  });

  it("begins with what is stored", () => {
    const state = allow(choices, ["marketing"]);
    expect(initialSelection(state, choices)).toEqual(["technical", "marketing"]);
    expect(isUnsaved(["technical", "marketing"], state, choices)).toBe(false);
  });

  it("is unsaved while it differs from what is stored", () => {
    expect(isUnsaved(["technical"], allowNecessary(choices), choices)).toBe(false);
    expect(isUnsaved(["technical", "marketing"], allowNecessary(choices), choices)).toBe(true);
    expect(isUnsaved(["technical"], allowAll(choices), choices)).toBe(true);
    expect(isUnsaved([], allowNecessary(choices), choices)).toBe(false);
  });

  it("has preselected choices only for those who have not decided, and calls them unsaved", () => {
    const preselected = [...choices, fakeChoice("map", { isPreselected: true })];
    const state = readConsent({ given: undefined, enabledIds: undefined }, preselected);
    const selection = initialSelection(state, preselected);
    expect(selection).toEqual(["technical", "map"]);
    expect(isUnsaved(selection, state, preselected)).toBe(true);
    expect(initialSelection(allowNecessary(preselected), preselected)).toEqual(["technical"]);
  });

  it("lets a necessary choice that is not locked be switched off", () => {
    expect(allowNecessary(withLooseNecessary).enabledIds).toEqual(["technical", "functional"]);
    expect(allow(withLooseNecessary, []).enabledIds).toEqual(["technical"]);
    expect(isUnsaved(["technical"], allowNecessary(withLooseNecessary), withLooseNecessary)).toBe(
      true,
    );
  });
});
