import { isCalendarDate } from "../../domain/dates/calendar-date.ts";
import {
  type EnquiryFields,
  type EnquiryForm,
  type FieldFault,
  fieldNames,
  fieldsOf,
  mostLetters,
} from "../../site/enquiry/enquiry-fields.ts";
import { noStay, partyNames } from "../../site/stay/stay.ts";
import { parseStayQuery } from "../../site/stay/stay-query.ts";
import { hasForeignName, readMailAddress } from "./mail-address.ts";

type Faults = EnquiryForm["faults"];

/** Control characters, and those that change the direction of a text. */
const noText = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Characters without a shape, such as a zero-width space pasted with an address. A message keeps them:
 * they join letters in Persian and parts of emoji.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** The fields of a post, normalised: only the message keeps line breaks. */
export function readFields(post: URLSearchParams): EnquiryFields {
  const read = (name: string) => (post.get(name) ?? "").toWellFormed().normalize();
  const line = (name: string) =>
    read(name).replace(invisible, "").replace(/\s+/g, " ").replace(noText, "").trim();
  const lines = read("message").replace(/\r\n?/g, "\n").split("\n");
  const guests = /^[1-9]\d?$/.exec(line("guests"))?.[0] ?? "";
  const told = Object.fromEntries(
    partyNames.map((name) => [name, line(name).slice(0, mostLetters[name])]),
  );
  const party = parseStayQuery(`arrival=&${new URLSearchParams(told)}`) ?? noStay;
  return {
    ...fieldsOf(party),
    ...{ name: line("name"), email: line("email"), phone: line("phone") },
    ...{ arrival: line("arrival"), departure: line("departure"), guests },
    message: lines
      .map((one) => one.replaceAll("\t", " ").replace(noText, ""))
      .join("\n")
      .trim(),
  };
}

/** The faults of an enquiry by field; empty if it can be sent. */
export function findFaults(fields: EnquiryFields): Faults {
  const found = fieldNames.flatMap((name) => {
    const fault = findFault(name, fields);
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(found);
}

function findFault(name: keyof EnquiryFields, fields: EnquiryFields): FieldFault | undefined {
  const { [name]: text, arrival } = fields;
  const isNeeded = name === "name" || name === "email" || name === "message";
  if (text === "") return isNeeded ? "missing" : undefined;
  if (text.length > mostLetters[name]) return "long";
  if (name === "email" && readMailAddress(text) === null) {
    return hasForeignName(text) ? "letters" : "address";
  }
  if (name !== "arrival" && name !== "departure") return undefined;
  if (!isCalendarDate(text)) return "date";
  return name === "departure" && arrival !== "" && arrival >= text ? "reversed" : undefined;
}
