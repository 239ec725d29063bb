import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "./check-content.ts";
import { type Content, textsOf } from "./content.ts";
import { findWarnings } from "./find-unready.ts";
import { loadContent } from "./load-content.ts";

const whole: Content = await loadContent(join(import.meta.dirname, "../../content"));
const locales = whole.locales.slice(0, 2);
const [primary = "", second = primary] = locales;
/** Two languages, and of each page of Markdown the beginning: all of it would take minutes. */
const good: Content = {
  ...whole,
  locales,
  markdown: JSON.parse(JSON.stringify(whole.markdown), (_, text) =>
    typeof text === "string" ? text.replace(/\n## .*/s, "\n") : text,
  ),
};
const { consentGivenCookie, enabledIdsCookie } = good.cookies;
const keys = good.prices.periods.map(({ key }) => key);

/** A copy of the content with the value at this path replaced; `undefined` takes it out. */
function withValue(path: string, value: unknown, content = good): Content {
  const copy = structuredClone(content);
  const keys = path.split("/");
  const last = keys.pop() ?? "";
  let target = copy as unknown as Record<string, unknown>;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  if (value !== undefined) target[last] = value;
  else if (Array.isArray(target)) target.splice(Number(last), 1);
  else delete target[last];
  return copy;
}

/** One mistake begins and reads like this, and every mistake is one line that ends in a full stop. */
function expectMistake(start: string, broken: Content, part: string): void {
  const mistakes = checkContent(broken);
  const found = mistakes.filter((mistake) => mistake.startsWith(start) && mistake.includes(part));
  expect(found, `among ${JSON.stringify(mistakes, undefined, 2)}`).toHaveLength(1);
  for (const mistake of mistakes) expect(mistake).toMatch(/^content\/[^\n]+: [^\n]+\.$/);
}

it("finds no mistake in the content of this repository", () => {
  expect(checkContent(whole)).toEqual([]);
});

const ground = "floor-plan/floors/0";
const marketing = "cookies/optional/1";
const inSecond = `texts/${second}`;
const guests = `${inSecond}/about/facts/personsValue`;

type Case = readonly [path: string, value: unknown, part: string];

/** By the beginning of the sentence: what is changed, and what the sentence says of it. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  "content/prices.json: ": [
    ["prices/periods/1/from", "07-10", "(07-10 to 07-31) overlap from 07-10 to 07-14; give every"],
    ["prices/periods/0/from", "06-31", 'from is "06-31", but that'],
    ["prices/periods/6/to", "09-30", "after its end on 09-30"],
    ["prices/periods", [], "periods is empty"],
    ["prices/periods/0/pricePerNight", 0, `(${keys[0]}).pricePerNight is 0`],
    ["prices/periods/0/arrivalDays", [6, 8], "arrivalDays[1] is 8; expected a number from 1"],
    ["prices/periods/1/key", keys[0], `(${keys[0]}) has the key of another`],
    ["prices/currency", "Euro", 'currency is "Euro"; expected a known'],
  ],
  "content/amenities.json: ": [
    ["amenities/groups/sleep/0", "fire-place", 'the nearest is "fireplace"'],
    ["amenities/groups/safety/0", "garden", '"garden" is listed more than once'],
    ["amenities/groups/sleep/0", { key: "hammock" }, "is no amenity"],
    ["amenities/highlights/0", "hot-tub", 'the amenity "hot-tub", which is not in any group'],
  ],
  "content/floor-plan.json: ": [
    [`${ground}/spaces/1/y`, 4, "living-room overlap"],
    [`${ground}/spaces/7/x`, 15, "gym reaches beyond the walls"],
    [`${ground}/spaces/1/doors/0/at`, 4, "south at 4, is in no wall"],
    [`${ground}/spaces/7/windows/0/at`, 9, "the window of gym, east at 9"],
    ["rooms/4/floor", "upper", "gym, which rooms.json has on"],
    [`${ground}/spaces/7`, undefined, "the room gym is missing"],
    [`${ground}/spaces/4/room`, "bedroom-oliv", "the nearest is"],
    [`${ground}/spaces/0/beds`, [{ x: 1, y: 1, head: "west" }], "has 1 beds"],
    [`${ground}/spaces/3/beds/0/x`, 12, "does not fit into bedroom-olive"],
    [`${ground}/furniture/0/x`, 0.1, "the counter at 0.1, 0.5 stands in a"],
    ["villa/areaSquareMetres", 200, "more than the 200 m²"],
    ["villa/pool", undefined, "there is a pool; villa.json has"],
  ],
  "content/villa.json: ": [
    ["villa/name", " ", "name is empty"],
    ["villa/checkInFrom", "4 pm", 'checkInFrom is "4 pm"'],
    ["villa/address/country", "Croatia", 'address.country is "Croatia"'],
    ["villa/contact/email", "stay@villa", 'is "stay@villa"'],
    ["villa/contact/phone", "052 000", 'is "052 000"'],
    ["villa/locales/1", primary, "names a language twice"],
    ["villa/coordinates/latitude", 145.12874, "from -90 to 90"],
    ["villa/coordinates/longitude", 14.07, "with 2 decimals"],
    ["villa/host/drawing", "hosts", 'the nearest is "host"'],
  ],
  "content/rooms.json: ": [["rooms/0/photos/0", "gym-rom", 'the nearest is "gym-room"']],
  "content/home.json: ": [
    ["home/passages/0/photos/0", "pool", "the passage morning names the photo"],
    ["home/passages/2/drawing", "bai", 'the nearest is "bay"'],
    ["home/surroundings/places/0", "vilage", 'the nearest is "village"'],
  ],
  "content/places.json: ": [
    ["places/places/3/distanceKilometres", 3.5, "straight line from the house"],
    ["places/stories/0/drawing", "hil-town", "the story of labin"],
  ],
  "content/pictures.json: ": [
    ["photoFiles", [], "gym-room.jpg is missing"],
    ["pictures/photos/1/file", "gym-room", "gym-room is listed more than"],
    ["pictures/photos/0/focalPoint", [60, 101], "focalPoint[1] is 101"],
    ["pictures/photos", [], "there are 0 photos; expected at least 8"],
    ["pictures/photos", [], "no photo shows a bathroom"],
    ["pictures/pages/home", "hero", "the page home names"],
    ["pictures/photos/0/file", "Höf 1", 'file is "Höf 1";'],
  ],
  "content/photos/": [
    ["photoFiles", [...good.photoFiles, "new.jpg"], "new.jpg: this picture is not in pictures"],
    ["photoFiles", [...good.photoFiles, "new.HEIC"], "new.HEIC: pictures of this kind cannot"],
    ["photoFiles", [...good.photoFiles, "gym-room.png"], "png: gym-room.jpg has the same name"],
  ],
  "content/drawings/bay.svg: ": [
    ["drawings/bay", '<svg viewBox="0 0 1 1"><script>1</script></svg>', "holds <script"],
    ["drawings/bay", '<svg viewBox="0 0 1 1" onload="a()"></svg>', "onload="],
    ["drawings/bay", '<svg viewBox="0 0 1 1"><g href="a"/></svg>', "href="],
    ["drawings/bay", "<svg><path/></svg>", "no drawing with a viewBox"],
  ],
  "content/colours.json: ": [
    ["colours/accent", "#e08060", "accent on surface has a contrast of 2.6; expected at least"],
    ["colours/accent", "red", 'accent is "red"; expected a colour as #rrggbb'],
  ],
  "content/links.json: ": [
    ["links/maps", "maps", 'maps is "maps"'],
    ["links/flagService", "https://a.example/", "an address with {country}"],
  ],
  "content/blocked.json: [0]": [
    ["blocked", [{ from: "2027-03-02", to: "2027-03-02" }], "has no night in it"],
  ],
  "content/cookies.json: ": [
    ["cookies/optional/0/id", "technical", "two choices have the id technical"],
    ["cookies/optional/0/id", "a~b", 'id is "a~b"'],
    ["cookies/optional/0/role", "marketing", "two choices have the role marketing; give it to one"],
    [`${marketing}/isPreselected`, true, "marketing is preselected"],
    ["cookies/necessary", [], `no choice lists the cookie ${consentGivenCookie}`],
    ["cookies/optional/0/cookies/0/lifetime", { months: 6 }, "no lifetime in days; expected one"],
    [`${marketing}/links/0`, "google", '"google"'],
    [`${marketing}/targetCookieIds`, ["two names"], "of a cookie"],
    [`${marketing}/targetCookieIds`, ["_ga*b"], "or its beginning"],
    [`${marketing}/targetCookieIds`, [enabledIdsCookie], "the decision itself must"],
    [`${marketing}/script`, { src: "//a.example/a.js" }, "script.src is"],
    ["cookies/consentGivenCookie", "a b", 'is "a b"'],
    ["cookies/consentGivenCookie", enabledIdsCookie, "both cookies are named"],
    ["cookies/lifetimeDays", 90, `${enabledIdsCookie} is listed with another lifetime`],
  ],
  [`content/${inSecond}/`]: [
    [`${inSecond}/drawings/bai`, "Eine Bucht", 'the nearest is "bay"'],
    [`${inSecond}/footer/maps`, undefined, "footer.json: maps is missing"],
    [`${inSecond}/footer/fax`, "Fax", "fax is not known; remove it"],
    [`${inSecond}/footer/maps`, " ", "footer.json: maps is empty"],
    [`${inSecond}/pictures/gym-room`, undefined, "the photo gym-room"],
    [`${inSecond}/pictures/gymroom`, {}, 'the nearest is "gym-room"'],
    [`${inSecond}/links/sisterVilla`, "javascript:a()", "sisterVilla is"],
    [`${inSecond}/addresses/pages/about`, "Über uns", "small"],
    [`${inSecond}/errors/status`, "Fehler", "none; expected {status}"],
    [`${inSecond}/errors/status`, "{status} {", "brace without its"],
    [`${inSecond}/amenities/gym`, undefined, "the amenity gym"],
    [`${inSecond}/home/passages/noon`, undefined, "passage noon"],
    [`${inSecond}/about/description`, "Kurz.", "has 5 characters"],
    [`${inSecond}/about/title`, textsOf(good, second).gallery.title, "the title is the same"],
    [`${inSecond}/footer/maps`, ["a"], "maps is Array; expected a text"],
    [`${inSecond}/cookies/purposes/_gid`, undefined, "the purpose "],
    [`${guests}/one`, undefined, 'personsValue has no form "one"'],
    [`${guests}/two`, "{count}", "that the language does not have"],
    [`${guests}/one`, "{n}", "has the placeholders {n}; expected any of"],
    [`${guests}/other`, "godina", "none; expected {count}"],
    [`${inSecond}/about/rooms/gym`, undefined, "the room gym has no"],
    [`${inSecond}/about/plan/spaces/hall`, undefined, "the space hall"],
    [`${inSecond}/cookies/choices/marketing/links`, undefined, "1 labels"],
    [`${inSecond}/links/booking/stay`, "https://a.example/{arrival}", "{departure}"],
    [`${inSecond}/location/places/labin`, undefined, "the place labin"],
    [`${inSecond}/location/stories/mine`, undefined, "the story of mine"],
    [`${inSecond}/location/map/names/kvarner`, undefined, "the map kvarner"],
  ],
};

describe.each(Object.entries(cases))("%s", (start, changes) => {
  it.each(changes)("finds the mistake where %s is %j: %s", (path, value, part) => {
    expectMistake(start, withValue(path, value), part);
  });
});

describe("a page of Markdown", () => {
  const path = `markdown/${second}/gdpr`;
  const file = `content/${inSecond}/pages/gdpr.md`;
  const legal = whole.markdown[second]?.["gdpr"] ?? "";
  const { description } = textsOf(good, second).about;

  it.each([
    [/^title:.*\n/m, "", ", front matter: title is missing; write it"],
    [/^---\n/, "", ", front matter: updated is missing"],
    [/^updated:.*$/m, "updated: 20.11.2026", 'updated is "20.11.2026"; expected a day'],
    [/^description:.*$/m, `description: ${description}`, "the description is the same as in"],
    ["{street}", "{stret}", "the placeholder {stret} is not known"],
    ["\n## ", "\n{{cookies:first}}\n\n## ", "it has the tokens {{cookies:first}}; expected the"],
    ["\n## ", "\n### ", `sections (##), as in ${primary}`],
  ])("with %s changed to %j is a mistake", (search, replacement, part) => {
    expectMistake(file, withValue(path, legal.replace(search, replacement), whole), part);
  });
});

it("warns of the name of another house, and of what is not translated", () => {
  const { lead } = textsOf(good, primary).gallery;
  for (const [text, part] of [
    ["Willkommen in der Villa Aurora.", "says “Villa Aurora”; the house is called"],
    [lead, `is the same as in ${primary}; it is perhaps not`],
  ]) {
    const warnings = [...findWarnings(withValue(`${inSecond}/gallery/lead`, text))].join("\n");
    expect(warnings).toContain(`content/${inSecond}/gallery.json: lead ${part}`);
  }
});
