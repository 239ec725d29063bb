import type { Stay } from "../booking/stay.ts";
import { villa } from "../facts/facts.server.ts";
import { fillMessage, type Message } from "../i18n/fill-message.ts";
import type { StayAnswer } from "../stay/describe-stay.ts";

/** A page's data: what it shows that is not a message, facts, formatted, and pictures; and its head. */
export type PreparedPage<Data = unknown> = {
  readonly title: string;
  readonly description: string;
  readonly data: Data;
  /** What the page that answers stays says to one, */
  readonly answer?: (asked: Stay) => StayAnswer;
  /** and messengers say of that beside its card. */
  readonly summarize?: (answer: StayAnswer) => string;
};

/** Title and description of a page, with the name of the house in them. */
export function headMessages({
  title,
  description,
}: {
  title: string;
  description: Message<"villa">;
}) {
  return { title, description: fillMessage(description, { villa: villa.name }) };
}
