import type { Stay } from "../booking/stay.ts";
import { villa } from "../facts/facts.server.ts";
import { fillText, type Text } from "../i18n/fill-text.ts";

/** A page's data: what it shows that is not wording, facts, formatted, and pictures; and its head. */
export type PreparedPage<Data = unknown> = {
  readonly title: string;
  readonly description: string;
  readonly data: Data;
  /** The same data once a stay is asked about, on the page that answers stays. */
  readonly answer?: (asked: Stay) => StayData<Data>;
};

/** A page's data with the answer to a stay, and the stay where it can be had. */
type StayData<Data> = { readonly data: Data; readonly bookable: Stay | null };

/** Title and description of a page, with the name of the house in them. */
export function headTexts({ title, description }: { title: string; description: Text<"villa"> }) {
  return { title, description: fillText(description, { villa: villa.name }) };
}
