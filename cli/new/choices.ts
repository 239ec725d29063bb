// The lists that `villa new` offers.

/** An entry of a list: the value of the answer, and its label. */
type Choice = { readonly value: string; readonly label: string };

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** All countries with a time zone, by their present codes. */
export const countries: readonly Choice[] = letters
  .flatMap((one) => letters.map((other) => one + other))
  .flatMap((code) => {
    const label = nameOf("region", code);
    return label === undefined || !isCountry(code) ? [] : [{ value: code, label }];
  })
  .sort((one, other) => one.label.localeCompare(other.label, "en"));

function isCountry(code: string): boolean {
  // Kosovo has no time zone of its own in the database.
  if (code === "XK") return true;
  const locale = new Intl.Locale(`und-${code}`);
  return locale.region === code && (locale.getTimeZones() ?? []).length > 0;
}

/** The English name of a language, a country or a currency; undefined for an unknown code. */
export function nameOf(type: "language" | "region" | "currency", code: string): string | undefined {
  try {
    return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code);
  } catch {
    return undefined;
  }
}

/** Countries that pay in euro: the code of no other currency begins with that of its country there. */
const euro = new Set(
  "AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK".split(" "),
);

/** Current currencies, the likely ones for a country first. */
export function listCurrencies(country: string): readonly Choice[] {
  const likely = [...likelyCurrencies(country), "EUR", "USD", "GBP", "CHF"];
  const current = Intl.supportedValuesOf("currency").flatMap((code) => {
    const label = nameOf("currency", code) ?? code;
    // Former currencies have years behind their names.
    return /\d{4}/.test(label) ? [] : [{ value: code, label: `${label} (${code})` }];
  });
  const rank = ({ value }: Choice) => (likely.includes(value) ? likely.indexOf(value) : Infinity);
  return current.toSorted((one, other) =>
    rank(one) === rank(other)
      ? one.label.localeCompare(other.label, "en")
      : rank(one) - rank(other),
  );
}

/** Codes of currencies begin with that of their country. */
function likelyCurrencies(country: string): readonly string[] {
  if (euro.has(country)) return ["EUR"];
  return Intl.supportedValuesOf("currency").filter((code) => code.startsWith(country));
}

/** The first step for a host that a GitHub workflow publishes to. */
const byWorkflow =
  "push this folder to the branch main of a repository of GitHub; .github/workflows/publish.yml says what to set there";

/** Where a house can be published by the files that `villa new` writes, and how that begins. */
export const hosts = [
  {
    value: "github-pages",
    label: "GitHub Pages: free, from the repository",
    begin: byWorkflow,
  },
  { value: "cloudflare", label: "Cloudflare Pages: free, sends our headers", begin: byWorkflow },
  {
    value: "netlify",
    label: "Netlify: free to begin with, sends our headers",
    begin: byWorkflow,
  },
  {
    value: "container",
    label: "A machine of your own with Docker",
    begin:
      "on that machine, in a clone of this repository: bash deploy/update.sh; compose.yaml says what to set",
  },
  {
    value: "server",
    label: "A machine of your own with Linux and systemd",
    begin: "on that machine, in a clone of this repository: sudo bash deploy/set-up.sh",
  },
  { value: "later", label: "I shall decide later", begin: undefined },
] as const satisfies readonly (Choice & { readonly begin: string | undefined })[];
