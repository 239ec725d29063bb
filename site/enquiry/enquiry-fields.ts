import { type Stay, tellParty } from "../stay/stay.ts";
import { isStay, parseStayQuery } from "../stay/stay-query.ts";
import type { StayView } from "../stay/stay-view.ts";

/** The fields that a guest fills in, by name. */
export type EnquiryFields = Readonly<Record<keyof typeof mostLetters, string>>;

/** The longest value of each field in characters, in the order of the form; together they fit into 16 kB in any script. */
export const mostLetters = {
  name: 80,
  email: 120,
  phone: 40,
  arrival: 10,
  departure: 10,
  guests: 3,
  adults: 2,
  children: 60,
  pets: 2,
  extras: 200,
  message: 1400,
} as const;

/** The names of the fields, in the order of the form. */
export const fieldNames = Object.keys(mostLetters) as readonly (keyof EnquiryFields)[];

/** The stay of an enquiry; null if a date is missing, invalid or out of order. */
export function stayOf(fields: EnquiryFields): Stay | null {
  const stay = parseStayQuery(`${new URLSearchParams(fields)}`);
  return stay && isStay(stay) ? stay : null;
}

/** The fields filled in from a stay: dates, guests, and the party if the house asks for it. */
export function fieldsOf(stay: Stay) {
  const { arrival, departure, party } = stay;
  const { adults = 0, children = [] } = party ?? {};
  const guests = `${adults + children.length || ""}`;
  return { arrival, departure, guests, ...nobody, ...Object.fromEntries(tellParty(stay)) };
}

/** The hidden fields, empty: the page shows their contents in words. */
const nobody = { adults: "", children: "", pets: "", extras: "" };

/** The answer to a stay in one sentence; empty where a date is missing. */
export function summaryOf(view: StayView | null): string {
  return view === null || view.kind === "empty" || view.kind === "half" ? "" : view.summary;
}

/** The hidden field that only robots fill in. */
export const trapName = "topic";

/** The field with the stamp of the form. */
export const stampName = "form";

/** The query parameter of the page that thanks for an enquiry. */
export const sentMark = "sent";

/** The fault of a field. */
export type FieldFault = "missing" | "address" | "letters" | "date" | "reversed" | "long";

/** The state of a form: first shown, shown again, or sent. */
export type EnquiryForm = {
  readonly fields: EnquiryFields;
  /** Signed by the server; empty if a form service receives the form. */
  readonly stamp: string;
  readonly faults: Readonly<Partial<Record<keyof EnquiryFields, FieldFault>>>;
  /** Why it is shown again: open too long or too briefly, too many enquiries, or the storage failed. */
  readonly notice?: "again" | "crowded" | "failed" | undefined;
  /** Whether it was sent; the page then thanks for it. */
  readonly isSent: boolean;
};

/** An empty form. */
export const emptyForm: EnquiryForm = {
  fields: {
    ...{ name: "", email: "", phone: "", message: "", arrival: "", departure: "" },
    ...{ guests: "", ...nobody },
  },
  stamp: "",
  faults: {},
  isSent: false,
};
