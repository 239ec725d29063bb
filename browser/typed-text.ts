// Keeps typed text across a reload that the visitor has not asked for.
import { readSession, typedKey, writeSession } from "../site/dom/session.ts";

/** The contents of the forms of a document. */
type Typed = {
  readonly address: string;
  /** The values of fields, by `nameOf`. */
  readonly values: Readonly<Record<string, string>>;
  /** The forms in a `<details>` that is open, by their `action`. */
  readonly opened: readonly string[];
};

/** Stores the fields of all forms for the next document of this tab and address. */
export function keepTyped(): void {
  const opened = [...document.querySelectorAll<HTMLFormElement>("details[open] form")];
  const typed: Typed = {
    address: location.href,
    values: Object.fromEntries(listFields().map((field) => [nameOf(field), field.value])),
    opened: opened.map(readAction),
  };
  writeSession(typedKey, typed);
}

/** Restores the stored fields, before hydration. */
export function restoreTyped(): void {
  const kept = readSession(typedKey) as Partial<Typed>;
  const { address, values = {}, opened = [] } = kept;
  if (!address) return;
  writeSession(typedKey, {});
  if (address !== location.href) return;
  for (const field of listFields()) field.value = values[nameOf(field)] ?? field.value;
  for (const form of document.forms) {
    const details = opened.includes(readAction(form)) && form.closest("details");
    if (details) details.open = true;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function listFields(): readonly Field[] {
  const fields = document.querySelectorAll<Field>("form :is(input, select, textarea)[name]");
  return [...fields].filter(({ type }) => type !== "hidden");
}

/** The key of a field: its name and its form. */
function nameOf(field: Field): string {
  return `${field.name} ${field.form && readAction(field.form)}`;
}

function readAction(form: HTMLFormElement): string {
  return form.getAttribute("action") ?? "";
}
