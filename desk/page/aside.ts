// The aside of a form: example stays priced by the list being edited, and the button that confirms the calendar.
import * as v from "valibot";
import { type PriceList, priceList } from "../../domain/prices/price-list.ts";
import type { Shape } from "../../house/schemas/shape.ts";
import type { Speech } from "../desk-words.ts";
import { make } from "./make.ts";
import { findMistakes, type PricedStay, priceStays } from "./price-stays.ts";
import type { Value } from "./read-form.ts";
import { saveForm } from "./save-form.ts";

/** The form being edited, from the CMS by `patch-cms.ts`: values by dotted keys, by language. */
type Draft = { readonly currentValues: Readonly<Record<string, Readonly<Record<string, Value>>>> };

/** A form from the flat values of the CMS: `periods.0.key` is the key of the first period. */
function unflatten(values: Readonly<Record<string, Value>>): Value {
  const form: Value = {};
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let place = form;
    for (const [index, name] of names.entries()) {
      const isRow = /^\d+$/.test(names[index + 1] ?? last);
      if (typeof place[name] !== "object" || place[name] === null) place[name] = isRow ? [] : {};
      place = place[name];
    }
    // The CMS lists an empty list or object beside its parts.
    if (typeof value !== "object" || value === null || place[last] === undefined)
      place[last] = value;
  }
  return form;
}

/** The pause after typing before prices are quoted. */
const pauseMilliseconds = 300;

/** Shows the aside; `shape` is that of the prices, `mostGuests` the number of guests of the house. */
export function createAside(
  aside: HTMLElement,
  {
    shape,
    mostGuests,
    hasOwnCalendar,
    speech,
  }: {
    readonly shape: Shape;
    readonly mostGuests: number;
    readonly hasOwnCalendar: boolean;
    readonly speech: Speech;
  },
) {
  const saved = { prices: "", blocked: "" };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const isWide = matchMedia("(width >= 75rem)");
  const draw = (text: string) => {
    // On a phone it would cover the form.
    const isOpen = aside.querySelector("details")?.open ?? isWide.matches;
    aside.replaceChildren(...describePrices(text, mostGuests, speech, isOpen));
  };
  addEventListener("desk-draft", (event) => {
    const { currentValues } = (event as CustomEvent<Draft>).detail;
    const [values] = Object.values(currentValues);
    if (!values || openEntry() !== "prices") return;
    const text = saveForm(unflatten(JSON.parse(JSON.stringify(values))), shape, {});
    clearTimeout(waiting);
    waiting = setTimeout(draw, pauseMilliseconds, text);
  });
  const open = () => {
    if (openEntry() === "prices") draw(saved.prices);
    else if (openEntry() === "blocked" && hasOwnCalendar)
      aside.replaceChildren(...makeCheck(saved.blocked, speech));
    else aside.replaceChildren();
  };
  addEventListener("hashchange", open);
  return {
    /** Sets the text of the file of prices, or of the calendar kept by hand. */
    learn(name: string, text: string): void {
      if (name !== "prices" && name !== "blocked") return;
      saved[name] = text;
      open();
    },
  };
}

function openEntry(): string {
  return location.hash.split("/").at(-1) ?? "";
}

function describePrices(
  text: string,
  mostGuests: number,
  speech: Speech,
  isOpen: boolean,
): readonly HTMLElement[] {
  const list = readList(text);
  if (!list) return [];
  const mistakes = findMistakes(list).map((sentence) => make("p", [sentence]));
  const stays = mistakes.length > 0 ? [] : priceStays(list, todayHere(), mostGuests, speech);
  const heading = make("summary", [speech.aside.costs]);
  const details = make("details", [
    heading,
    ...mistakes,
    ...stays.map((stay) => drawStay(stay, speech)),
  ]);
  details.open = isOpen;
  return [details];
}

/** Null while the list is incomplete. */
function readList(text: string): PriceList | null {
  try {
    const { success, output } = v.safeParse(priceList, JSON.parse(text));
    return success ? (output as PriceList) : null;
  } catch {
    return null;
  }
}

function drawStay(
  { heading, lines, total, beside }: PricedStay,
  { stayWords }: Speech,
): HTMLElement {
  const row = ([label, sum]: readonly [string, string]) =>
    make("tr", [make("th", [label]), make("td", [sum])]);
  const sum = row([stayWords.answer.total, total]);
  sum.className = "total";
  const rows = [...lines.map(row), sum, ...(beside ? [row(beside)] : [])];
  return make("table", [make("caption", [heading]), ...rows]);
}

/** The day of the last check of the calendar; one click sets it to today and saves. */
function makeCheck(text: string, { locale, aside }: Speech): readonly HTMLElement[] {
  const [, day = ""] = /"checked"\s*:\s*"(\d{4}-\d\d-\d\d)"/.exec(text) ?? [];
  const date =
    day && new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(new Date(`${day}T12:00`));
  const button = make("button", [aside.stillRight]);
  button.addEventListener("click", () => {
    const field = document.querySelector<HTMLInputElement>(
      '[data-key-path="checked"] input[type="date"]',
    );
    if (!field) return;
    field.value = todayHere();
    for (const type of ["input", "change"]) {
      field.dispatchEvent(new InputEvent(type, { bubbles: true }));
    }
    const save = { key: "s", code: "KeyS", ctrlKey: true, metaKey: false, bubbles: true };
    setTimeout(() => field.dispatchEvent(new KeyboardEvent("keydown", save)), 100);
  });
  return [...(date ? [make("p", [aside.checked.replace("{date}", date)])] : []), button];
}

/** Today by the owner's clock, `YYYY-MM-DD`, the Swedish format. */
function todayHere(): string {
  return new Intl.DateTimeFormat("sv").format(new Date());
}
