// What stands beside a form of the desk: what stays cost by the prices being written, and the button by which an
// owner says that the calendar is still right.
import * as v from "valibot";
import { type PriceList, priceList } from "../../domain/prices/price-list.ts";
import type { Shape } from "../../house/schemas/shape.ts";
import type { Speech } from "../desk-words.ts";
import { make } from "./make.ts";
import { findMistakes, type PricedStay, priceStays } from "./price-stays.ts";
import type { Value } from "./read-form.ts";
import { saveForm } from "./save-form.ts";

/** What the CMS says of the form being written, by `patch-cms.ts`: values by dotted keys, by language. */
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
    // The CMS keeps an empty list or object beside its parts.
    if (typeof value !== "object" || value === null || place[last] === undefined)
      place[last] = value;
  }
  return form;
}

/** Prices are quoted once the owner stops typing. */
const pauseMilliseconds = 300;

/** Keeps the aside: `shape` is that of the prices, `mostGuests` how many the house takes. */
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
    // On a phone it would lie over the form.
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
    /** Takes over the text of the prices, or of the own calendar, as its file has it. */
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

/** Null while something is still to be written. */
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

/** When the calendar was last checked; one click names today as that day and saves. */
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

/** Today where the owner is, `YYYY-MM-DD`, as Swedish writes dates. */
function todayHere(): string {
  return new Intl.DateTimeFormat("sv").format(new Date());
}
