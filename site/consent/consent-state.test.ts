import { describe, expect, it } from "vitest";
import { fakeChoices as choices, fakeChoice } from "../../tests/support/consent/fake-choices.ts";
import { initialSelection, isUnsaved } from "./consent-selection.ts";
import { allow, declined, idsOf, necessaryIds, readConsent, toStored } from "./consent-state.ts";

const allIds = "technicalfunctionalmarketing";
const undecided = { status: "undecided", enabledIds: [] };

const read = (given: string | undefined, enabledIds: string | undefined) =>
  readConsent({ given, enabledIds }, choices);

describe("the decision that two stored values hold", () => {
  it.each([
    ["everything", "technical~functional~marketing", ["technical", "functional", "marketing"]],
    ["one of two", "technical~functional", ["technical", "functional"]],
    ["what is necessary", "technical", ["technical"]],
  ])("is consent to %s", (_what, enabled, enabledIds) => {
    expect(read(allIds, enabled)).toEqual({ status: "given", enabledIds });
  });

  it("is a refusal when consent is 0, whatever the ids say", () => {
    const stored = [undefined, "", "technical~marketing", "junk"].map((ids) => read("0", ids));
    expect(stored).toEqual(Array(4).fill({ status: "declined", enabledIds: [] }));
  });

  it.each([
    ["both missing", undefined, undefined],
    ["only consent", allIds, undefined],
    ["an older, smaller set", "technicalmarketing", "technical~marketing"],
    ["an older, larger set", `${allIds}social`, "technical~marketing"],
    ["known and unknown ids", allIds, "technical~marketing~social"],
    ["a locked choice missing", allIds, "marketing"],
    ["ids twice", allIds, "technical~marketing~marketing"],
    ["another order", allIds, "marketing~technical"],
    ["capitals", allIds.toUpperCase(), "TECHNICAL"],
    ["names of the language", "__proto__", "constructor~__proto__"],
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

describe("the selection in the modal", () => {
  const loose = choices.map((choice) => ({
    ...choice,
    isNecessary: choice.isNecessary || choice.id === "functional",
  }));

  it("begins with what is stored, else with what is necessary", () => {
    expect(initialSelection(read(undefined, undefined), choices)).toEqual(["technical"]);
    expect(initialSelection(declined, choices)).toEqual([]);
    const stored = allow(choices, ["marketing"]);
    expect(initialSelection(stored, choices)).toEqual(["technical", "marketing"]);
  });

  it.each([
    ["what is stored", ["technical", "marketing"], allow(choices, ["marketing"]), choices, false],
    ["what is necessary", ["technical"], allow(choices, ["technical"]), choices, false],
    ["without a locked choice", [], allow(choices, ["technical"]), choices, false],
    ["one more", ["technical", "marketing"], allow(choices, ["technical"]), choices, true],
    ["fewer", ["technical"], allow(choices, idsOf(choices)), choices, true],
    ["without a necessary one", [], allow(loose, ["functional"]), loose, true],
  ])(
    "of %s is unsaved where it differs from what is stored",
    (_what, ids, state, all, expected) => {
      expect(isUnsaved(ids, state, all)).toBe(expected);
    },
  );

  it("lets a necessary choice that is not locked be switched off", () => {
    expect(allow(loose, necessaryIds(loose)).enabledIds).toEqual(["technical", "functional"]);
    expect(allow(loose, []).enabledIds).toEqual(["technical"]);
  });
});
