import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeHouse } from "../../tests/support/build-house.ts";
import { checkContent } from "./check-content.ts";
import { type Content, textsOf } from "./content.ts";
import { findWarnings } from "./find-warnings.ts";
import { loadContent } from "./load-content.ts";
import { readPlan } from "./read-plan.ts";

/** A house of its own, so that nobody who changes the content of this repository has to look here. */
const whole: Content = await loadContent(await writeHouse("ginestra", "check-content"));
const [primary = "", second = ""] = whole.locales;
/** Of each page of Markdown the beginning: all of it would take minutes. */
const good: Content = {
  ...whole,
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

it("finds no mistake in the content of this repository", async () => {
  const own = await loadContent(join(import.meta.dirname, "../../content"));
  expect(checkContent(own)).toEqual([]);
  expect(checkContent(whole)).toEqual([]);
});

const ground = "drawings/plan-ground";
const floor = good.drawings["plan-ground"] ?? "";
const [, bath = ""] = /( *<[^>]* data-room="bathroom"[^>]*>)/.exec(floor) ?? [];
const functional = "cookies/optional/0";
const inSecond = `texts/${second}`;
const guests = `${inSecond}/about/facts/personsValue`;

const fee = { key: "cleaning", amount: 90, per: "stay" };

type Case = readonly [path: string, value: unknown, part: string];

/** By the beginning of the sentence: what is changed, and what the sentence says of it. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  "content/prices.json: ": [
    ["prices/periods/1/from", "10-10", "(10-10 to 12-31) overlap from 10-10 to 10-15; give every"],
    ["prices/periods/0/from", "06-31", 'from is "06-31", but that'],
    ["prices/periods/1/to", "10-01", "after its end on 10-01"],
    ["prices/periods", [], "periods is empty"],
    ["prices/periods/0/pricePerNight", 0, `(${keys[0]}).pricePerNight is 0`],
    ["prices/periods/0/arrivalDays", [6, 8], "arrivalDays[1] is 8; expected a number from 1"],
    ["prices/periods/1/key", keys[0], `(${keys[0]}) has the key of another`],
    ["prices/currency", "Euro", 'currency is "Euro"; expected a known'],
    ["prices/fees", [{ ...fee, key: "water" }], '"water" is charged in fees and named in included'],
    ["prices/fees", [{ ...fee, per: "week" }], '.per is "week"; expected "stay" or "night" or'],
    ["prices/fees", [{ ...fee, key: "sea view" }], 'key is "sea view"; expected letters, digits'],
  ],
  "content/amenities.json: ": [
    ["amenities/groups/kitchen/0", "stov", 'the nearest is "stove"'],
    ["amenities/groups/sleep/0", "garden", '"garden" is listed more than once'],
    ["amenities/groups/sleep/0", { key: "hammock" }, "is no amenity"],
    ["amenities/highlights/0", "hot-tub", 'the amenity "hot-tub", which is not in any group'],
  ],
  "content/villa.json: ": [
    ["villa/name", " ", "name is empty"],
    ["villa/checkInFrom", "4 pm", 'checkInFrom is "4 pm"'],
    ["villa/address/country", "Italy", 'address.country is "Italy"'],
    ["villa/contact/email", "stay@villa", 'is "stay@villa"'],
    ["villa/contact/phone", "052 000", 'is "052 000"'],
    ["villa/locales/1", primary, "names a language twice"],
    ["villa/coordinates/latitude", 145.12874, "from -90 to 90"],
    ["villa/coordinates/longitude", 14.07, "with 2 decimals"],
    ["villa/host/drawing", "rossa", 'the nearest is "rosa"'],
  ],
  "content/rooms.json: ": [
    ["rooms/rooms/0/photos/0", "living-rom", 'the nearest is "living-room"'],
    ["rooms/plan/floors/1", "cellar", "content/drawings/plan-cellar.svg is missing; draw it"],
    ["rooms/plan/floors/1", "ground", "names a floor twice"],
    ["rooms/plan/seenFrom", "south", 'plan.seenFrom is "south"; expected "upper-left" or'],
    ["rooms/rooms/0/areaSquareMetres", 0, "areaSquareMetres is 0; expected a number above 0"],
    ["villa/areaSquareMetres", 20, "more than the 20 m² of areaSquareMetres"],
  ],
  "content/drawings/plan-ground.svg: ": [
    [ground, floor.replace(bath, ""), "the room bathroom is missing; expected a shape with"],
    [ground, floor.replace('room="bathroom', 'room="bathrom'), 'the nearest is "bathroom"'],
    [
      ground,
      floor.replace('room="bathroom', 'bathroom-of="bedroom-too'),
      "expected one of living-",
    ],
    [ground, floor.replace('part="pool"', 'part="pond"'), 'has data-part="pond"; expected one'],
    [ground, floor.replace('roof="hip"', 'roof="round"'), 'roof="round"; expected one of gable'],
    [ground, floor.replace(bath, `${bath}<path d="M0 0"/>`), "line 8 does not say what it is"],
    [ground, floor.replace(bath, bath.replace(/ data-name-at="[^"]*"/, "")), "its name stands"],
    [ground, floor.replace(bath, bath.replace('-at="', '-at="1')), "a place within a rectangle"],
    [ground, floor.replace(bath, bath.replace("<rect", "<path")), 'for what is none "x y width"'],
    [ground, floor.replace("</g>", ""), "it cannot be read; close each tag"],
    [ground, floor.replace(' x="0"', " x=0"), "it cannot be read; close each tag"],
    [ground, floor.replace("<path", '<path onclick="a()"'), "it holds onclick="],
    [ground, floor.replace("<path", '<path fill="url(https://a.example/#a)"'), "it holds url("],
    ["villa/pool", undefined, "is a pool; villa.json has none"],
    ["rooms/plan", undefined, "plan.floors of rooms.json does not name this floor"],
  ],
  "content/drawings": [
    [ground, floor.replace(bath, bath + bath), ": the room bathroom is drawn more than once"],
    ["drawings/plan-upper", '<svg viewBox="0 0 9 9"></svg>', "/plan-upper.svg: its viewBox begins"],
    ["drawings/plan-upper", '<svg viewBox="0 0 9 9"></svg>', "does not name this floor"],
  ],
  "content/home.json: ": [
    ["home/passages/0/photos/0", "pool", "the passage inside names the photo"],
    ["home/passages/1/drawing", "ostunni", 'the nearest is "ostuni"'],
    ["home/surroundings/places/0", "ostunni", 'the nearest is "ostuni"'],
  ],
  "content/places.json: ": [
    ["places/places/2/distanceKilometres", 3.5, "straight line from the house"],
    ["places/stories/0/drawing", "ostunni", "the story of ostuni"],
  ],
  "content/pictures.json: ": [
    ["photoFiles", [], "terrace.jpg is missing"],
    ["pictures/photos/2/file", "terrace", "terrace is listed more than"],
    ["pictures/photos/0/focalPoint", [60, 101], "focalPoint[1] is 101"],
    ["pictures/photos", [], "there are 0 photos; expected at least 8"],
    ["pictures/photos", [], "no photo shows a bathroom"],
    ["pictures/pages/home", "hero", "the page home names"],
    ["pictures/photos/2/file", "Höf 1", 'file is "Höf 1";'],
  ],
  "content/photos/": [
    ["photoFiles", [...good.photoFiles, "new.jpg"], "new.jpg: this picture is not in pictures"],
    ["photoFiles", [...good.photoFiles, "new.HEIC"], "new.HEIC: pictures of this kind cannot"],
    ["photoFiles", [...good.photoFiles, "terrace.png"], "png: terrace.jpg has the same name"],
  ],
  "content/drawings/rosa.svg: ": [
    ["drawings/rosa", '<svg viewBox="0 0 1 1"><script>1</script></svg>', "holds <script"],
    ["drawings/rosa", '<svg viewBox="0 0 1 1" onload="a()"></svg>', "onload="],
    ["drawings/rosa", '<svg viewBox="0 0 1 1"><g href="a"/></svg>', "href="],
    ["drawings/rosa", "<svg><path/></svg>", "no drawing with a viewBox"],
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
    [`${functional}/id`, "technical", "two choices have the id technical"],
    [`${functional}/id`, "a~b", 'id is "a~b"'],
    ["cookies/necessary/0/role", "functional", "two choices have the role functional; give it to"],
    [`${functional}/isPreselected`, true, "functional is preselected"],
    ["cookies/necessary", [], `no choice lists the cookie ${consentGivenCookie}`],
    [`${functional}/cookies/0/lifetime`, { months: 6 }, "no lifetime in days; expected one"],
    [`${functional}/links`, ["google"], '"google"'],
    [`${functional}/targetCookieIds`, ["two names"], "of a cookie"],
    [`${functional}/targetCookieIds`, ["_ga*b"], "or its beginning"],
    [`${functional}/targetCookieIds`, [enabledIdsCookie], "the decision itself must"],
    [`${functional}/script`, { src: "//a.example/a.js" }, "script.src is"],
    ["cookies/consentGivenCookie", "a b", 'is "a b"'],
    ["cookies/consentGivenCookie", enabledIdsCookie, "both cookies are named"],
    ["cookies/lifetimeDays", 90, `${enabledIdsCookie} is listed with another lifetime`],
  ],
  [`content/${inSecond}/`]: [
    [`${inSecond}/drawings/ostunni`, "Jedan grad", 'the nearest is "ostuni"'],
    [`${inSecond}/footer/maps`, undefined, "footer.json: maps is missing"],
    [`${inSecond}/footer/fax`, "Fax", "fax is not known; remove it"],
    [`${inSecond}/footer/maps`, " ", "footer.json: maps is empty"],
    [`${inSecond}/pictures/terrace`, undefined, "the photo terrace"],
    [`${inSecond}/pictures/terrase`, {}, 'the nearest is "terrace"'],
    [`${inSecond}/links/sisterVilla`, "javascript:a()", "sisterVilla is"],
    [`${inSecond}/addresses/pages/about`, "Über uns", "small"],
    [`${inSecond}/errors/status`, "Fehler", "none; expected {status}"],
    [`${inSecond}/errors/status`, "{status} {", "brace without its"],
    ["prices/fees", [{ ...fee, key: "boat" }], "the fee boat has no text; expected one at extras."],
    [`${inSecond}/availability/extras/water`, undefined, "the fee water has no text"],
    [`${inSecond}/good-to-know/items/pool/text`, "{poolDeap}", 'nearest is "poolDeep"'],
    [`${inSecond}/amenities/pizza-oven`, undefined, "the amenity pizza-oven"],
    [`${inSecond}/home/passages/night`, undefined, "passage night"],
    [`${inSecond}/about/description`, "Kurz.", "has 5 characters"],
    [`${inSecond}/about/title`, textsOf(good, second).gallery.title, "the title is the same"],
    [`${inSecond}/footer/maps`, ["a"], "maps is Array; expected a text"],
    [`${inSecond}/cookies/purposes/chosen_stay`, undefined, "the purpose "],
    [`${guests}/one`, undefined, 'personsValue has no form "one"'],
    [`${guests}/two`, "{count}", "that the language does not have"],
    [`${guests}/one`, "{n}", "has the placeholders {n}; expected any of"],
    [`${guests}/other`, "godina", "none; expected {count}"],
    [`${inSecond}/about/rooms/terrace`, undefined, "the room terrace has no"],
    [`${inSecond}/about/plan/spaces/hall`, undefined, "about.json: plan.spaces.hall is missing"],
    [`${inSecond}/about/plan`, undefined, "about.json: plan is missing; write what"],
    [`${functional}/links`, ["https://a.example/"], "1 labels"],
    [`${inSecond}/links/booking/stay`, "https://a.example/{arrival}", "{departure}"],
    [`${inSecond}/location/places/ostuni`, undefined, "the place ostuni"],
    [`${inSecond}/location/stories/ostuni`, undefined, "the story of ostuni"],
    [`${inSecond}/location/map/names/adriatico`, undefined, "the map adriatico"],
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

it("a house without a plan needs no words for one", () => {
  const bare = withValue("rooms/plan", undefined, withValue(ground, undefined));
  for (const texts of Object.values(bare.texts)) delete (texts.about as { plan?: object }).plan;
  expect(checkContent(bare)).toEqual([]);
  expect(readPlan(bare)).toEqual([]);
});

it("warns of texts that promise that nothing comes on top, where there are fees", () => {
  const { extras } = textsOf(good, second).availability;
  const deposit = { ...fee, key: "securityDeposit", isReturned: true };
  for (const [path, text, part, told, other] of [
    ["home/facts/prices", "{prices}, sve uključeno", "prices says “sve uključeno”", fee, deposit],
    ["home/included/text", extras["cleaning"], "included.text says “", fee, deposit],
    ["good-to-know/items/payment/text", "Kaution verlangen wir nicht.", "“kaution", deposit, fee],
  ] as const) {
    const warnings = (fees: readonly object[]) => {
      const house = withValue(`${inSecond}/${path}`, text, withValue("prices/fees", fees));
      return [...findWarnings(house)].join("\n");
    };
    expect(warnings([told])).toContain(part);
    expect(warnings([other])).not.toContain(part);
  }
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
