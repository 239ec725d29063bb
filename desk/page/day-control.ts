// A field for a day of every year, `MM-DD`, or of one, `YYYY-MM-DD`.
import type { DeskConfig } from "../make-desk-config.ts";

/** The props of a custom control in the CMS. */
type Props = {
  readonly value: unknown;
  readonly forID: string;
  readonly field: { readonly get: (name: string) => unknown };
  readonly onChange: (value: string) => void;
};

// biome-ignore lint/suspicious/noExplicitAny: React's, which the CMS hands on without types
type CreateElement = (...args: any[]) => any;

/** Further years to choose. */
const years = 6;

/** A control of three lists, in the order of the language: day, month, and the year or every year. */
export function makeDayControl(
  h: CreateElement,
  locale: string,
  words: DeskConfig["words"]["day"],
) {
  const name = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, index) => name.format(Date.UTC(2024, index)));
  const isMonthFirst = new Intl.DateTimeFormat(locale).formatToParts(0)[0]?.type === "month";
  const thisYear = new Date().getFullYear();

  return ({ value, forID, field, onChange }: Props) => {
    const { year, month, day } = readDay(value);
    const last = month === "" ? 31 : lastDay(year, month);
    const change = (changed: Partial<ReturnType<typeof readDay>>) =>
      onChange(writeDay({ ...{ year, month, day }, ...changed }));
    const select = (
      part: "day" | "month" | "year",
      current: string,
      options: readonly (readonly [value: string, label: string])[],
      id?: string,
    ) =>
      h(
        "select",
        {
          ...{ id, value: current, "aria-label": words[part] },
          onChange: (event: { readonly target: { readonly value: string } }) =>
            change({ [part]: event.target.value }),
        },
        // Nothing chosen yet.
        ...(current === "" && part !== "year" ? [h("option", { value: "" }, "–")] : []),
        ...options.map(([one, label]) => h("option", { key: one, value: one }, label)),
      );
    const days = Array.from({ length: last }, (_, index) => String(index + 1));
    const parts = [
      select(
        "day",
        day,
        days.map((one) => [one.padStart(2, "0"), one] as const),
        forID,
      ),
      select(
        "month",
        month,
        months.map((label, at) => [String(at + 1).padStart(2, "0"), label]),
      ),
    ];
    const listed = Array.from({ length: years }, (_, index) => String(thisYear + index));
    const all = year === "" || listed.includes(year) ? listed : [year, ...listed].sort();
    const every = ["", words.everyYear] as const;
    return h(
      "span",
      { className: "day", role: "group" },
      ...(isMonthFirst ? parts.reverse() : parts),
      field.get("isYearly") !== true &&
        select("year", year, [every, ...all.map((one) => [one, one] as const)]),
    );
  };
}

function readDay(value: unknown) {
  const [, year = "", month = "", day = ""] =
    /^(?:(\d{4})-)?(\d\d)-(\d\d)$/.exec(String(value ?? "")) ?? [];
  return { year, month, day };
}

/** A valid day: the first if only the month is chosen, the last of a shorter month. */
function writeDay({ year, month, day }: ReturnType<typeof readDay>): string {
  const known = month || "01";
  const most = String(lastDay(year, known)).padStart(2, "0");
  const text = `${known}-${day === "" ? "01" : day > most ? most : day}`;
  return year === "" ? text : `${year}-${text}`;
}

/** Days of every year include 29 February: a season may end on it. */
function lastDay(year: string, month: string): number {
  return new Date(Date.UTC(year === "" ? 2024 : Number(year), Number(month), 0)).getUTCDate();
}
