import type { Stay } from "../booking/stay.ts";
import { villa } from "../facts/facts.server.ts";
import { fillText, type Text } from "../i18n/fill-text.ts";

/** A page's data: what it shows that is not wording, facts, formatted, and pictures; and its head. */
export type PreparedPage<Data = unknown> = {
  readonly title: string;
  readonly description: string;
  readonly data: Data;
  /** The stay that the address asks for; null where it cannot be had. */
  readonly bookable?: Stay | null;
};

/** Title and description of a page, with the name of the house in them. */
export function headTexts({ title, description }: { title: string; description: Text<"villa"> }) {
  return { title, description: fillText(description, { villa: villa.name }) };
}
