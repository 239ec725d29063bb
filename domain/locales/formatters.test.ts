import { expect, it } from "vitest";
import { dateFormatter, numberFormatter, pluralRules, tagsOf } from "./formatters.ts";

it("a language that is not known is written as American English, not as the machine's own", () => {
  expect([
    numberFormatter("qaa", {}).format(1234.5),
    dateFormatter("qaa", { dateStyle: "long", timeZone: "UTC" }).format(0),
    pluralRules("qaa", {}).select(2),
    new Intl.ListFormat(tagsOf("qaa")).format(["a", "b"]),
    new Intl.DisplayNames(tagsOf("qaa"), { type: "region" }).of("HR"),
  ]).toEqual(["1,234.5", "January 1, 1970", "other", "a and b", "Croatia"]);
});
