import type { Stay } from "../booking/stay.ts";
import { villa } from "../facts/facts.server.ts";
import { fillText, type Text } from "../i18n/fill-text.ts";
import type { StayAnswer } from "../stay/describe-stay.ts";

/** A page's data: what it shows that is not wording, facts, formatted, and pictures; and its head. */
export type PreparedPage<Data = unknown> = {
  readonly title: string;
  readonly description: string;
  readonly data: Data;
  /** What the page that answers stays says to one. */
  readonly answer?: (asked: Stay) => StayAnswer;
};

/** Title and description of a page, with the name of the house in them. */
export function headTexts({ title, description }: { title: string; description: Text<"villa"> }) {
  return { title, description: fillText(description, { villa: villa.name }) };
}
