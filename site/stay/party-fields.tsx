import { type ReactNode, useState } from "react";
import { capitalize } from "../../domain/locales/format.ts";
import { mostPets } from "../../domain/prices/party.ts";
import { useLayout, useMessages } from "../layout/layout.tsx";
import {
  asksParty,
  countGuests,
  describeTold,
  listQuestions,
  withParty,
} from "./describe-party.ts";
import styles from "./party-fields.module.css";
import { type Stay, unknownAge } from "./stay.ts";
import { pickStay } from "./stay-address.ts";
import type { StayPage } from "./stay-page.ts";
import { ageOfMajority, parseStayQuery } from "./stay-query.ts";
import type { StayView } from "./stay-view.ts";

/** A mistake in the party, and its field. */
export type PartyFault = { readonly field: string; readonly text: string };

type FieldsProps = {
  readonly data: StayPage["data"];
  readonly picked: Stay;
  readonly fault: PartyFault | null;
};

/** The mistake in the party by a view, or null. */
export function findPartyFault(view: StayView): PartyFault | null {
  if (view.kind !== "refusal" || view.field === null) return null;
  return { field: view.field, text: view.summary };
}

/** The stay in the fields of a form. */
export function readStayForm(form: HTMLFormElement): Stay {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseStayQuery(`${new URLSearchParams(fields)}`) ?? { arrival: "", departure: "" };
}

const upTo = (most: number, first = 1) =>
  Array.from({ length: most + 1 - first }, (_, index) => first + index);

/** The fields of the party: one line, which opens if there is more than a number of guests. */
export function PartyFields({ data, picked, fault }: FieldsProps) {
  const { stay: messages, extras: labels } = useMessages("availability");
  const questions = listQuestions(data);
  const { guests, children, pets, extras } = questions;
  const stay = withParty(picked, data);
  const take = (form: HTMLFormElement | null) => {
    if (form) pickStay({ ...picked, ...readParty(form) });
  };
  const many = (
    <Choice
      {...{ name: asksParty(data) ? "adults" : "guests", fault, take }}
      label={children ? messages.adults : messages.guests}
      value={children ? (stay.party?.adults ?? 1) : countGuests(stay, data.booking)}
      numbers={upTo(Math.min(data.booking.guests, data.prices.guests?.maximumAdults ?? Infinity))}
    />
  );
  if (!asksParty(data)) return guests ? many : null;
  return (
    <Fold stay={stay} data={data} fault={fault}>
      {guests && many}
      {children && <Ages {...{ stay, data, fault, take }} />}
      {pets && (
        <Choice
          {...{ name: "pets", fault, take }}
          label={messages.pets}
          value={stay.party?.pets ?? 0}
          numbers={upTo(data.prices.guests?.maximumPets ?? mostPets, 0)}
        />
      )}
      {extras.map(({ key, isCounted }) => (
        <Extra
          key={key}
          {...{ name: key, isCounted, take }}
          label={labels[key] ?? key}
          count={stay.choices?.[key] ?? 0}
        />
      ))}
    </Fold>
  );
}

const mostPieces = 10;
const mostChildren = 6;

function readParty(form: HTMLFormElement): Pick<Stay, "party" | "choices"> {
  const { party, choices } = readStayForm(form);
  return { party, choices };
}

/** The party in one line, which opens to its fields, and stays open on mistakes. */
function Fold({
  stay,
  data,
  fault,
  children,
}: {
  stay: Stay;
  data: StayPage["data"];
  fault: PartyFault | null;
  children: ReactNode;
}) {
  const { change } = useMessages("availability").stay;
  const [isOpen, setIsOpen] = useState(fault !== null);
  if (fault && !isOpen) setIsOpen(true);
  const { party, extras } = describeTold(stay, data);
  return (
    <details
      className={styles.party}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {[party, extras].filter(Boolean).join(" · ")} <span className="text-link">{change}</span>
      </summary>
      <div className={`cluster ${styles.fields}`}>{children}</div>
    </details>
  );
}

type Take = { readonly take: (form: HTMLFormElement | null) => void };

/** A number to choose; an impossible one is listed while the address names it. */
function Choice({
  name,
  label,
  value,
  numbers,
  fault,
  take,
}: Take & {
  name: string;
  label: string;
  value: number;
  numbers: readonly number[];
  fault: PartyFault | null;
}) {
  const isWrong = fault?.field === name || (fault?.field === "adults" && name === "guests");
  const options = numbers.includes(value) ? numbers : [...numbers, value];
  return (
    <>
      <label className="field">
        {label}
        <select
          name={name}
          value={value}
          onChange={({ target }) => take(target.form)}
          {...(isWrong && { "aria-invalid": true, "aria-describedby": faultId })}
        >
          {options.map((number) => (
            <option key={number}>{number}</option>
          ))}
        </select>
      </label>
      {isWrong && <Fault fault={fault} />}
    </>
  );
}

const faultId = "party-fault";

function Fault({ fault }: { fault: PartyFault }) {
  return (
    <span id={faultId} className={`fault ${styles.fault}`}>
      {fault.text}
    </span>
  );
}

/** The ages of children: a field for each; empty ones after the first are hidden. */
function Ages({ stay, data, fault, take }: Omit<FieldsProps, "picked"> & Take & { stay: Stay }) {
  const { children: label, childAge } = useMessages("availability").stay;
  const ages = stay.party?.children ?? [];
  const room = Math.min(mostChildren, data.booking.guests);
  const isWrong = fault?.field === "children";
  return (
    <fieldset className={`cluster ${styles.ages}`}>
      <legend>{label}</legend>
      {upTo(Math.max(room, ages.length)).map((number) => {
        const age = ages[number - 1];
        return (
          <span key={number} className="field">
            <select
              name="children"
              aria-label={childAge.replace("{number}", `${number}`)}
              value={age === undefined ? "" : (age ?? unknownAge)}
              onChange={({ target }) => take(target.form)}
              {...(isWrong &&
                age === null && { "aria-invalid": true, "aria-describedby": faultId })}
            >
              <option value="">–</option>
              {age === null && <option>{unknownAge}</option>}
              {upTo(ageOfMajority - 1, 0).map((year) => (
                <option key={year}>{year}</option>
              ))}
            </select>
          </span>
        );
      })}
      {isWrong && <Fault fault={fault} />}
    </fieldset>
  );
}

/** Optional fees: yes or no, or a number of pieces. */
function Extra({
  name,
  label,
  isCounted,
  count,
  take,
}: Take & { name: string; label: string; isCounted: boolean; count: number }) {
  const text = capitalize(label, useLayout().locale);
  if (!isCounted) {
    return (
      <label className={styles.extra}>
        <input
          type="checkbox"
          name="extras"
          value={name}
          checked={count > 0}
          onChange={({ target }) => take(target.form)}
        />
        {text}
      </label>
    );
  }
  return (
    <label className="field">
      {text}
      <select
        name="extras"
        value={count === 0 ? "" : `${name}:${count}`}
        onChange={({ target }) => take(target.form)}
      >
        <option value="">0</option>
        {upTo(Math.max(mostPieces, count)).map((pieces) => (
          <option key={pieces} value={`${name}:${pieces}`}>
            {pieces}
          </option>
        ))}
      </select>
    </label>
  );
}
