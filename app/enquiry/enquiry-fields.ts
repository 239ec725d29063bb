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
  message: 1400,
} as const;

/** The names of the fields, in the order of the form. */
export const fieldNames = Object.keys(mostLetters) as readonly (keyof EnquiryFields)[];

/** A field that robots fill in, and nobody sees. */
export const trapName = "topic";

/** The field that says of which form a post is. */
export const stampName = "form";

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
  readonly isSent: boolean;
  /** Whether it is shown on a page that is there: without its own header, footer and styles. */
  readonly isPart: boolean;
};

/** A form of which nothing is filled in yet. */
export const emptyForm: EnquiryForm = {
  fields: { name: "", email: "", phone: "", message: "", arrival: "", departure: "", guests: "" },
  stamp: "",
  faults: {},
  isSent: false,
  isPart: false,
};
