import { type Stay, tellParty } from "../stay/stay.ts";
import { isStay, parseStayQuery } from "../stay/stay-query.ts";
import type { StayView } from "../stay/stay-view.ts";

/** What a guest can fill in, by the names of the fields. */
export type EnquiryFields = Readonly<Record<keyof typeof mostLetters, string>>;

/** As many letters as a field holds, in the order of the form: all together fit into a post of 16 kB in any script. */
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

/** The stay that a guest asks about; null where a date is missing, wrong or not after the other. */
export function stayOf(fields: EnquiryFields): Stay | null {
  const stay = parseStayQuery(`${new URLSearchParams(fields)}`);
  return stay && isStay(stay) ? stay : null;
}

/** The fields that a stay fills in: dates, how many come, and where a house asks for more who they are. */
export function fieldsOf(stay: Stay) {
  const { arrival, departure, party } = stay;
  const { adults = 0, children = [] } = party ?? {};
  const guests = `${adults + children.length || ""}`;
  return { arrival, departure, guests, ...nobody, ...Object.fromEntries(tellParty(stay)) };
}

/** The fields that no guest sees, empty: the page says in words what is in them. */
const nobody = { adults: "", children: "", pets: "", extras: "" };

/** The answer to a stay in one sentence; empty where a date is missing. */
export function summaryOf(view: StayView | null): string {
  return view === null || view.kind === "empty" || view.kind === "half" ? "" : view.summary;
}

/** A field that robots fill in, and nobody sees. */
export const trapName = "topic";

/** The field that says of which form a post is. */
export const stampName = "form";

/** The name in the query of the page that thanks for an enquiry. */
export const sentMark = "sent";

/** What is wrong with a field. */
export type FieldFault = "missing" | "address" | "letters" | "date" | "reversed" | "long";

/** A form as it is shown, or shown again, or what was sent with it. */
export type EnquiryForm = {
  readonly fields: EnquiryFields;
  /** Signed by the server; empty where a service takes the form. */
  readonly stamp: string;
  readonly faults: Readonly<Partial<Record<keyof EnquiryFields, FieldFault>>>;
  /** Why it is shown again: it was open for too long or not long enough, too many come, or nothing can be kept. */
  readonly notice?: "again" | "crowded" | "failed" | undefined;
  /** Whether it has been sent: the page thanks for it. */
  readonly isSent: boolean;
};

/** A form of which nothing is filled in yet. */
export const emptyForm: EnquiryForm = {
  fields: {
    ...{ name: "", email: "", phone: "", message: "", arrival: "", departure: "" },
    ...{ guests: "", ...nobody },
  },
  stamp: "",
  faults: {},
  isSent: false,
};
