import { fillMessage, type Message } from "../../domain/locales/fill-message.ts";
import { villa } from "../../house/facts/facts.server.ts";
import type { EnquiryForm } from "../enquiry/enquiry-fields.ts";
import type { Stay } from "../stay/stay.ts";
import type { StayView } from "../stay/stay-view.ts";

/** The data of a page (formatted facts, pictures) and its head. */
export type PreparedPage<Data = unknown> = {
  readonly title: string;
  readonly description: string;
  readonly data: Data;
  /** Linked data of the page (schema.org), beside its breadcrumbs. */
  readonly linkedData?: object;
  /** The view of a sent stay, if the page answers stays. */
  readonly answer?: (sent: Stay) => StayView;
  /** The summary of a view for link previews. */
  readonly summarize?: (view: StayView) => string;
  /** Title and data with a form filled in, if the page has one. */
  readonly fill?: (form: EnquiryForm) => { readonly title: string; readonly data: Data };
};

/** Title and description of a page, with the name of the house filled in. */
export function headMessages({
  title,
  description,
}: {
  title: string;
  description: Message<"villa">;
}) {
  return { title, description: fillMessage(description, { villa: villa.name }) };
}
