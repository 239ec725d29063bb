import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { checkContent } from "./check-content.ts";
import { type Content, textsOf } from "./content.ts";
import { findWarnings } from "./find-warnings.ts";
import { loadContent } from "./load-content.ts";

const good: Content = await loadContent(join(import.meta.dirname, "../../content"));
const nth = (index: number) => good.locales[index % good.locales.length] ?? "";
const [primary, second, third, fourth] = [nth(0), nth(1), nth(2), nth(3)];
const keys = good.prices.periods.map(({ key }) => key);

/** A copy of the content with the value at this path replaced; `undefined` takes it out. */
function withValue(path: string, value: unknown): Content {
  const copy = structuredClone(good);
  const keys = path.split("/");
  const last = keys.pop() ?? "";
  let target = copy as unknown as Record<string, unknown>;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  if (value !== undefined) target[last] = value;
  else if (Array.isArray(target)) target.splice(Number(last), 1);
  else delete target[last];
  return copy;
}

/** The text at a path, changed. */
function withText(path: string, change: (text: string) => string): Content {
  let text: unknown = good;
  for (const key of path.split("/")) text = (text as Record<string, unknown>)[key];
  return withValue(path, change(text as string));
}

type Case = readonly [what: string, path: string, value: unknown, sentence: string];

describe("checkContent", () => {
  it("finds no mistake in the content of this repository", () => {
    expect(checkContent(good)).toEqual([]);
  });

  it("warns of the operator's example numbers, and of no others", () => {
    const operator = { ...good.villa.operator, taxNumber: "00000", approval: "UP-100/26" };
    const warnings = findWarnings(withValue("villa/operator", operator)).join("\n");
    expect(warnings).toMatch(
      /^content\/villa.json: operator.taxNumber is 00000, an example; .+\.$/m,
    );
    expect(warnings).not.toContain("operator.approval");
  });

  it("warns of the name of another house, and of a sentence that is perhaps not translated", () => {
    const { lead } = textsOf(good, primary).gallery;
    const warnings = [
      ...findWarnings(withValue(`texts/${third}/gallery/lead`, "Willkommen in der Villa Aurora.")),
      ...findWarnings(withValue(`texts/${third}/gallery/lead`, lead)),
    ];
    const place = `content/texts/${third}/gallery.json: lead`;
    expect(warnings).toContain(
      `${place} says “Villa Aurora”; the house is called ${good.villa.name}.`,
    );
    expect(warnings).toContain(
      `${place} is the same as in ${primary}; it is perhaps not translated.`,
    );
  });

  it("names two price periods that overlap and the night", () => {
    const broken = withValue("prices/periods", [
      { key: "01jul_14jul", from: "07-01", to: "07-14", pricePerNight: 120 },
      { key: "15jul_31jul", from: "07-14", to: "07-31", pricePerNight: 135 },
    ]);
    expect(checkContent(broken)).toEqual([
      "content/prices.json: the periods 01jul_14jul (07-01 to 07-14) and 15jul_31jul " +
        "(07-14 to 07-31) overlap on 07-14; give every night one price.",
    ]);
  });

  it.each<Case>([
    ["an overlap of several nights", "prices/periods/1/from", "07-10", "from 07-10 to 07-14"],
    ["a day that no month has", "prices/periods/0/from", "06-31", 'from is "06-31", but that'],
    ["a day in another notation", "prices/periods/0/to", "14.7.", 'to is "14.7."; expected a day'],
    ["a period that ends first", "prices/periods/6/to", "09-30", "after its end on 09-30"],
    ["an empty price list", "prices/periods", [], "periods is empty"],
    ["a price of 0", "prices/periods/0/pricePerNight", 0, `(${keys[0]}).pricePerNight is 0`],
    ["half a night", "prices/periods/0/minimumNights", 1.5, "minimumNights is 1.5"],
    ["an eighth weekday", "prices/periods/0/arrivalDays", [6, 8], "arrivalDays is no list of"],
    ["no arrival day", "prices/periods/0/arrivalDays", [], "arrivalDays is no list"],
    ["a repeated key", "prices/periods/0/key", keys[1], "two periods have the key"],
    ["an unknown currency", "prices/currency", "Euro", 'currency is "Euro"; expected a known'],
  ])("finds %s in the prices", (_, path, value, sentence) => {
    expectMistake("content/prices.json: ", withValue(path, value), sentence);
  });

  it.each<Case>([
    ["an unknown one", "amenities/groups/sleep/0", "fire-place", 'the nearest is "fireplace"'],
    ["a repeated one", "amenities/groups/safety/0", "garden", '"garden" is listed more than once'],
    ["an own one without an icon", "amenities/groups/sleep/0", { key: "hammock" }, "is no amenity"],
    ["an unlisted highlight", "amenities/highlights/0", "hot-tub", '"hot-tub" is in no group'],
    ["an empty group", "amenities/groups/kitchen", [], "kitchen is empty; leave it out"],
  ])("finds %s among the amenities", (_, path, value, sentence) => {
    expectMistake("content/amenities.json: ", withValue(path, value), sentence);
  });

  const ground = "floor-plan/floors/0";
  it.each<Case>([
    ["rooms that overlap", `${ground}/spaces/1/y`, 4, "living-room overlap"],
    ["a room outside the walls", `${ground}/spaces/7/x`, 15, "gym reaches beyond the walls"],
    ["a door in no wall", `${ground}/spaces/1/doors/0/at`, 4, "south at 4, is in no wall"],
    ["a window in no wall", `${ground}/spaces/7/windows/0/at`, 9, "the window of gym, east at 9"],
    ["a room on another floor", "rooms/4/floor", "upper", "gym, which rooms.json has on"],
    ["a room that is not drawn", `${ground}/spaces/7`, undefined, "the room gym is missing"],
    ["a bathroom of no room", `${ground}/spaces/4/room`, "bedroom-oliv", "the nearest is"],
    ["a bed too many", `${ground}/spaces/0/beds`, [{ x: 1, y: 1, head: "west" }], "has 1 beds"],
    ["a bed through a wall", `${ground}/spaces/3/beds/0/x`, 12, "does not fit into bedroom-olive"],
    ["a bath in a wall", `${ground}/furniture/0/x`, 0.1, "the counter at 0.1, 0.5 stands in a"],
    ["more area than the house has", "villa/areaSquareMetres", 200, "more than the 200 m²"],
    ["a pool that the house lacks", "villa/pool", undefined, "there is a pool; villa.json has"],
  ])("finds %s in the plan", (_, path, value, sentence) => {
    expectMistake("content/floor-plan.json: ", withValue(path, value), sentence);
  });

  it.each<Case>([
    ["no persons", "villa/maximumPersons", 0, "maximumPersons is 0"],
    ["minus one parking space", "villa/parkingSpaces", -1, "parkingSpaces is -1"],
    ["a pool without width", "villa/pool/widthMetres", 0, "pool.widthMetres is 0"],
    ["an empty name", "villa/name", " ", "name is empty"],
    ["a time in another notation", "villa/checkInFrom", "4 pm", 'checkInFrom is "4 pm"'],
    ["a country's name", "villa/address/country", "Croatia", 'address.country is "Croatia"'],
    ["an incomplete e-mail address", "villa/contact/email", "stay@villa", 'is "stay@villa"'],
    ["a telephone number at home", "villa/contact/phone", "052 000", 'is "052 000"'],
    ["a latitude beyond the pole", "villa/coordinates/latitude", 145.12874, "from -90 to 90"],
    ["a rough longitude", "villa/coordinates/longitude", 14.07, "with 2 decimals"],
    ["two rooms of one key", "rooms/1/key", "living-room", "two rooms have the key"],
    ["a room's unknown photo", "rooms/0/photos/0", "gym-rom", 'the nearest is "gym-room"'],
    ["a passage's unknown photo", "home/passages/0/photos/0", "pool", "passage morning shows"],
    ["a passage's unknown drawing", "home/passages/2/drawing", "bai", 'the nearest is "bay"'],
    ["the host's unknown drawing", "villa/host/drawing", "hosts", 'the nearest is "host"'],
    ["an unknown place", "home/surroundings/places/0", "vilage", 'the nearest is "village"'],
    ["an unknown town", "home/surroundings/town", "labn", 'the place "labn"'],
  ])("finds %s in the facts of the house", (_, path, value, sentence) => {
    expectMistake("content/", withValue(path, value), sentence);
  });

  it.each<Case>([
    [
      "a rough latitude",
      "places/places/0/coordinates/latitude",
      45.1,
      "(village).coordinates.latitude",
    ],
    ["a road too short", "places/places/3/distanceKilometres", 3.5, "straight line from the house"],
    ["no distance", "places/places/0/distanceKilometres", 0, "distanceKilometres is 0;"],
    ["no travel time", "places/places/0/travelMinutes", 0, "travelMinutes is 0"],
    ["a repeated key", "places/places/1/key", "village", "two places have the key village"],
    ["a story's unknown drawing", "places/stories/0/drawing", "hil-town", "the story of labin"],
  ])("finds %s among the places", (_, path, value, sentence) => {
    expectMistake("content/places.json: ", withValue(path, value), sentence);
  });

  it.each<Case>([
    ["a listed file that is missing", "photoFiles", [], "gym-room.jpg is missing"],
    ["a photo listed twice", "pictures/photos/1/file", "gym-room", "gym-room is listed more than"],
    ["a focal point outside", "pictures/photos/0/focalPoint", [60, 101], "focalPoint[1] is 101"],
    ["too few photos", "pictures/photos", [], "there are 0 photos; expected at least 8"],
    ["no bathroom", "pictures/photos", [], "no photo shows a bathroom"],
    ["a page's unknown photo", "pictures/pages/home", "hero", "the page home shows"],
    ["a name that no address can have", "pictures/photos/0/file", "Höf 1", 'file is "Höf 1";'],
  ])("finds %s among the photos", (_, path, value, sentence) => {
    expectMistake("content/pictures.json: ", withValue(path, value), sentence);
  });

  it.each([
    ["is not listed", "new.jpg", "this picture is not in pictures.json"],
    ["is of another kind", "new.HEIC", "save it as a JPEG file"],
    ["is there twice", "gym-room.png", "gym-room.jpg has the same name"],
  ])("finds a picture that %s", (_, name, sentence) => {
    const broken = withValue("photoFiles", [...good.photoFiles, name]);
    expectMistake(`content/photos/${name}: `, broken, sentence);
  });

  it.each<Case>([
    [
      "a script",
      "drawings/bay",
      '<svg viewBox="0 0 1 1"><script>1</script></svg>',
      "holds <script",
    ],
    ["a handler", "drawings/bay", '<svg viewBox="0 0 1 1" onload="a()"></svg>', "onload="],
    ["a reference", "drawings/bay", '<svg viewBox="0 0 1 1"><g href="a"/></svg>', "href="],
    ["no size", "drawings/bay", "<svg><path/></svg>", "no drawing with a viewBox"],
  ])("finds %s in a drawing", (_, path, value, sentence) => {
    expectMistake("content/drawings/bay.svg: ", withValue(path, value), sentence);
  });

  it("finds a description of a drawing that is not there", () => {
    const broken = withValue(`texts/${third}/drawings/bai`, "Eine Bucht");
    expectMistake(`content/texts/${third}/drawings.json: `, broken, 'the nearest is "bay"');
  });

  it.each<Case>([
    ["no address", "links/maps", "maps", 'maps is "maps"'],
    ["no country", "links/flagService", "https://a.example/", "expected {country}"],
  ])("finds %s among the links", (_, path, value, sentence) => {
    expectMistake("content/links.json: ", withValue(path, value), sentence);
  });

  it.each<Case>([
    ["a day that there is not", "blocked", [{ from: "2027-02-29", to: "2027-03-02" }], "from is"],
    ["no night", "blocked", [{ from: "2027-03-02", to: "2027-03-02" }], "has no night in it"],
  ])("finds %s among the blocked nights", (_, path, value, sentence) => {
    expectMistake("content/blocked.json: [0]", withValue(path, value), sentence);
  });

  it.each<Case>([
    ["a repeated id", "cookies/optional/0/id", "technical", "two choices have the id technical"],
    ["a tilde in an id", "cookies/optional/0/id", "a~b", 'id is "a~b"'],
    ["an id that means refused", "cookies/optional/0/id", "0", "and not 0"],
    ["a preselected choice", "cookies/optional/1/isPreselected", true, "marketing is preselected"],
    ["nothing necessary", "cookies/necessary", [], "necessary is empty"],
    ["no lifetime", "cookies/optional/0/cookies/0/lifetime", { days: 0 }, "lifetime.days is 0"],
    ["no provider", "cookies/optional/0/cookies/0/provider", "", "provider is empty"],
    ["an address that is none", "cookies/optional/1/links/0", "google", '"google"'],
    [
      "a target that is no name",
      "cookies/optional/1/targetCookieIds",
      ["two names"],
      "of a cookie",
    ],
    ["a target for all", "cookies/optional/1/targetCookieIds", ["*"], "and a * at the end"],
    ["a target amid a name", "cookies/optional/1/targetCookieIds", ["_ga*b"], "or its beginning"],
    [
      "a wrong script address",
      "cookies/optional/1/script",
      { src: "//a.example/a.js" },
      "script.src is",
    ],
    ["a cookie name with a space", "cookies/consentGivenCookie", "a b", 'is "a b"'],
    [
      "one name for two cookies",
      "cookies/consentGivenCookie",
      good.cookies.enabledIdsCookie,
      "both cookies are named",
    ],
    ["a lifetime too long", "cookies/lifetimeDays", 1000, "lifetimeDays is 1000"],
  ])("finds %s among the cookies", (_, path, value, sentence) => {
    expectMistake("content/cookies.json: ", withValue(path, value), sentence);
  });

  const guests = `texts/${second}/about/facts/personsValue`;
  it.each<Case>([
    ["a missing text", `texts/${third}/footer/maps`, undefined, "footer.json: maps is missing"],
    ["an extra text", `texts/${third}/footer/fax`, "Fax", "fax is not known; remove it"],
    ["an empty text", `texts/${fourth}/footer/maps`, " ", "footer.json: maps is empty"],
    ["an empty list", `texts/${second}/home/welcome/paragraphs`, [], "paragraphs is empty"],
    ["an empty alt text", `texts/${third}/pictures/gym-room/alt`, "", "gym-room.alt is empty"],
    ["a photo without texts", `texts/${third}/pictures/gym-room`, undefined, "the photo gym-room"],
    ["the texts of no photo", `texts/${third}/pictures/gymroom`, {}, 'the nearest is "gym-room"'],
    [
      "a purpose without a text",
      `texts/${second}/cookies/purposes/_gid`,
      undefined,
      "the purpose ",
    ],
    ["too few labels", `texts/${fourth}/cookies/choices/marketing/links`, undefined, "1 labels"],
    ["a script as address", `texts/${third}/links/sisterVilla`, "javascript:a()", "sisterVilla is"],
    [
      "a lost date",
      `texts/${fourth}/links/booking/stay`,
      "https://a.example/{arrival}",
      "{departure}",
    ],
    [
      "a slug that no address can have",
      `texts/${third}/addresses/pages/about`,
      "Über uns",
      "small",
    ],
    ["a text for a list", `texts/${second}/home/welcome/paragraphs`, "a", 'paragraphs is "a";'],
    ["a list for a text", `texts/${second}/footer/maps`, ["a"], "maps is Array; expected a text"],
    ["a text for a group", `texts/${second}/home/hero`, "a", 'hero is "a"; expected an object'],
    ["a lost placeholder", `texts/${third}/errors/status`, "Fehler", "none; expected {status}"],
    ["a half placeholder", `texts/${third}/errors/status`, "{status} {", "brace without its"],
    ["a missing plural form", `${guests}/one`, undefined, 'personsValue has no form "one"'],
    ["an unknown plural form", `${guests}/two`, "{count}", "that the language does not have"],
    ["an empty plural form", `${guests}/one`, "", "personsValue.one is empty"],
    ["a plural's placeholder", `${guests}/one`, "{n}", "has the placeholders {n}; expected any of"],
    ["a lost number", `${guests}/other`, "godina", "none; expected {count}"],
    ["a room without a text", `texts/${second}/about/rooms/gym`, undefined, "the room gym has no"],
    [
      "a space without a word",
      `texts/${primary}/about/plan/spaces/hall`,
      undefined,
      "the space hall",
    ],
    [
      "a place without a text",
      `texts/${fourth}/location/places/labin`,
      undefined,
      "the place labin",
    ],
    [
      "a story without a text",
      `texts/${fourth}/location/stories/mine`,
      undefined,
      "the story of mine",
    ],
    ["an unnamed sea", `texts/${fourth}/location/map/names/kvarner`, undefined, "the map kvarner"],
    ["an amenity without a text", `texts/${third}/amenities/gym`, undefined, "the amenity gym"],
    ["a passage without a text", `texts/${third}/home/passages/noon`, undefined, "passage noon"],
    ["a short description", `texts/${third}/about/description`, "Kurz.", "has 5 characters"],
    [
      "a long description",
      `texts/${third}/about/description`,
      "a".repeat(161),
      "has 161 characters; expected 50 to 155",
    ],
    ["a page without a title", `texts/${primary}/about/title`, undefined, "title is missing"],
  ])("finds %s among the texts", (_, path, value, sentence) => {
    expectMistake("content/", withValue(path, value), sentence);
  });

  it("finds titles and descriptions that two pages share", () => {
    const shared = withText(`texts/${third}/about/title`, () => textsOf(good, third).gallery.title);
    expectMistake(
      `content/texts/${third}/gallery.json: `,
      shared,
      `the title is the same as in content/texts/${third}/about`,
    );
    const { description } = textsOf(good, third).about;
    const legal = withText(`markdown/${third}/gdpr`, (text) =>
      text.replace(/^description:.*$/m, `description: ${description}`),
    );
    expectMistake(
      `content/texts/${third}/pages/gdpr.md: `,
      legal,
      "the description is the same as in",
    );
  });

  it.each([
    ["no title", /^title:.*\n/m, "", "its front matter has no title"],
    ["no front matter", /^---\n/, "", "its front matter has no updated"],
    ["a date in another notation", /^updated:.*$/m, "updated: 20.11.2026", '"20.11.2026"'],
    ["an unknown placeholder", "{street}", "{stret}", "the placeholder {stret} is not known"],
    ["an unknown token", "\n## ", "\n{{cookies}}\n\n## ", "the token {{cookies}} is not known"],
    ["Markdown that no page shows", "\n## ", "\n> Note\n\n## ", "line 10: “> Note” (blockquote)"],
    ["a link to no page", "(page:", "(page:x", "names no page here; expected one of home,"],
    ["a section too few", "\n## ", "\n### ", `, as in ${primary}`],
  ])("finds %s in a legal text", (_, search, replacement, sentence) => {
    const broken = withText(`markdown/${fourth}/gdpr`, (text) => text.replace(search, replacement));
    expectMistake(`content/texts/${fourth}/pages/gdpr.md: `, broken, sentence);
  });

  it("finds a legal text that lost its list of cookies", () => {
    const broken = withText(`markdown/${second}/cookies`, (text) =>
      text.replace("{{cookies:first}}", ""),
    );
    expectMistake(`content/texts/${second}/pages/cookies.md: `, broken, "it has the tokens");
  });
});

/** One mistake begins and reads like this, and every mistake is one line that ends in a full stop. */
function expectMistake(start: string, broken: Content, part: string): void {
  const mistakes = checkContent(broken);
  const found = mistakes.filter((mistake) => mistake.startsWith(start) && mistake.includes(part));
  expect(found, `among ${JSON.stringify(mistakes, undefined, 2)}`).toHaveLength(1);
  for (const mistake of mistakes) expect(mistake).toMatch(/^content\/[^\n]+: [^\n]+\.$/);
}
