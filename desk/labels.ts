import fieldLabels from "./field-labels.json" with { type: "json" };

/** What fields of files are called where their name says too little: by file, then `name` or `parent.name`. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = fieldLabels;

/** What choices of fields are called. */
const choices: Readonly<Record<string, string>> = {
  compact: "Compact",
  spacious: "Spacious",
  upper: "IN CAPITALS",
  lower: "in small letters",
  own: "Yes, in “Nights kept for yourself”",
  stay: "per stay",
  night: "per night",
  day: "per day",
  week: "per started week",
  guest: "per guest",
  guestNight: "per guest and night",
  guestDay: "per guest and day",
  guestWeek: "per guest and started week",
  pet: "per dog or other pet",
  petNight: "per dog or other pet and night",
  petDay: "per dog or other pet and day",
  petWeek: "per dog or other pet and started week",
  piece: "per piece",
  pieceNight: "per piece and night",
  pieceDay: "per piece and day",
  pieceWeek: "per piece and started week",
  total: "the total",
  rent: "the price of the nights",
};

/** How rows of lists are called where they are folded up; others by what each of them has. */
export const summaries: Readonly<Record<string, string>> = {
  byLength: "From {{fromNights}} nights",
  byGuests: "Up to {{guests}} guests",
  packages: "{{nights}} nights",
  shortStays: "From {{fromNights}} nights",
  periods: "{{key}}: {{from}} – {{to}}",
};

/** The name of a field in a form; `parent` is that of the field in which it stands. */
export function labelField(file: string, parent: string, name: string): string {
  const known = labels[file] ?? {};
  return known[`${parent}.${name}`] ?? known[name] ?? labelOf(name);
}

/** A choice of a field with its name. */
export function labelChoice(value: string) {
  return { label: choices[value] ?? String(value), value };
}

/** The days of the week by name, with their numbers from 1, Monday. */
export const weekdayOptions = [
  ...["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
].map((label, index) => ({ label, value: index + 1 }));

/** A name in words: `pricePerNight` is `Price per night`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/[-_]/g, " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capitalize(words);
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
