import { expect, it } from "vitest";
import { isTimeZone } from "../../domain/fields.ts";
import { guessTimeZone } from "./answers.ts";
import { countries } from "./choices.ts";

it("every country that is offered has a time zone", () => {
  const lacking = countries.filter(({ value }) => !isTimeZone(guessTimeZone(value, 0)));
  expect(lacking).toEqual([]);
  expect(guessTimeZone("XK", 21)).toBe("Europe/Belgrade");
});
