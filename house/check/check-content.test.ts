import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import engine from "../../package.json" with { type: "json" };
import { writeHouse } from "../../tests/support/build-house.ts";
import { type Content, messagesOf } from "../content/content.ts";
import { describeFindings } from "../findings/describe-findings.ts";
import { loadContent } from "../read/load-content.ts";
import { readPlan } from "../read/read-plan.ts";
import { checkContent } from "./check-content.ts";
import { findHints } from "./find-hints.ts";

const good = await loadContent(await writeHouse("ginestra", "check-content"));
const [primary = "", second = ""] = good.facts.villa.locales;
const { consentGivenCookie, enabledIdsCookie } = good.facts.cookies;
const keys = good.facts.prices.periods.map(({ key }) => key);
const { body = "" } = good.markdown[second]?.["gdpr"] ?? {};
const { description, address } = messagesOf(good, second).about;

/** A copy of the content with values replaced, those of facts by their file; `undefined` takes one out. */
function withValues(
  changes: readonly (readonly [path: string, value: unknown, ...others: unknown[]])[],
): Content {
  const copy = structuredClone(good);
  for (const [path, value] of changes) {
    const keys = path.split("/");
    const last = keys.at(-1) ?? "";
    let target = (keys[0] as string) in copy ? copy : copy.facts;
    for (const key of keys.slice(0, -1)) target = target[key as keyof typeof target];
    if (value !== undefined) Object.assign(target, { [last]: value });
    else if (Array.isArray(target)) target.splice(Number(last), 1);
    else delete target[last as keyof typeof target];
  }
  return copy;
}

it("asks for the licence of an owner's typeface", () => {
  const own = (fonts: readonly string[]) =>
    checkContent(
      withValues([
        ["theme", { text: "own.ttf" }],
        ["files/fonts", fonts],
      ]),
    );
  expect(own(["own.ttf"])[0]?.text).toContain("without its licence");
  expect(own(["OFL.txt", "own.ttf"])).toEqual([]);
});

it("finds no mistake in a good house", () => {
  expect(checkContent(good)).toEqual([]);
});

const ground = "files/drawings/plan-ground";
const floor = good.files.drawings["plan-ground"] ?? "";
const [, bath = ""] = /( *<[^>]* data-room="bathroom"[^>]*>)/.exec(floor) ?? [];
const house = "files/drawings/house";
const opened = good.files.drawings["house"] ?? "";
const empty = '<svg viewBox="0 0 9 9"></svg>';
const functional = "cookies/optional/0";
const inSecond = `texts/${second}`;
const words = `words/${second}`;
const page = `markdown/${second}/gdpr`;
const guests = `${words}/about/facts/personsValue`;

const fee = { key: "cleaning", amount: 90, per: "stay" };

type Case = readonly [path: string, value: unknown, part: string];

/** By the beginning of the sentence: what is changed, and what the sentence says of it. */
const cases: Readonly<Record<string, readonly Case[]>> = {
  "prices.json: ": [
    ["prices/periods/1/from", "10-10", "(10-10 to 12-31) overlap from 10-10 to 10-15; give every"],
    ["prices/periods/0/from", "06-31", 'from is "06-31", but that'],
    ["prices/periods/1/to", "10-01", "to 10-01) overlap from"],
    ["prices/periods", [], "periods is empty"],
    ["prices/periods/0/pricePerNight", 0, `(${keys[0]}).pricePerNight is 0`],
    ["prices/periods/0/arrivalDays", [6, 8], "arrivalDays[1] is 8; expected a number from 1"],
    ["prices/periods/1/key", keys[0], `(${keys[0]}) has the key of another`],
    ["prices/currency", "Euro", 'currency is "Euro"; expected a known'],
    ["prices/fees", [{ ...fee, key: "water" }], '"water" is charged in fees and named in included'],
    [
      "prices/fees",
      [{ ...fee, per: "nights" }],
      '.per is "nights"; expected a known one; the nearest is "night"',
    ],
    ["prices/fees", [{ ...fee, key: "sea view" }], 'key is "sea view"; expected letters, digits'],
  ],
  "amenities.json: ": [
    ["amenities/groups/sleep/0", "garden", '"garden" is listed more than once'],
    ["amenities/groups/sleep/0", { key: "hammock" }, "expected a text"],
    ["amenities/highlights/0", "hot-tub", 'the amenity "hot-tub", which is not in any group'],
  ],
  "villa.json: ": [
    ["villa/name", " ", "name is empty"],
    ["villa/checkInFrom", "4 pm", 'checkInFrom is "4 pm"'],
    ["villa/address/country", "Italy", 'address.country is "Italy"'],
    ["villa/contact/email", "stay@villa", 'is "stay@villa"'],
    ["villa/contact/phone", "052 000", 'is "052 000"'],
    ["villa/coordinates/latitude", 145.12874, "from -90 to 90"],
    ["villa/coordinates/longitude", 190.5, "from -180 to 180"],
    ["villa/host/drawing", "rossa", 'the nearest is "rosa"'],
    ["villa/pool/deepMetre", 2, 'correct its name; the nearest is "deepMetres"'],
    ["villa/locales/1", primary, "names a language twice"],
  ],
  "rooms.json: ": [
    ["rooms/rooms/0/photos/0", "living-rom", 'the nearest is "living-room"'],
    ["rooms/plan/floors/1", "cellar", "drawings/plan-cellar.svg is missing; draw it"],
    ["rooms/plan/floors/1", "ground", "names a floor twice"],
    ["rooms/rooms/0/colour", "#4a5239", "ink on the colour of living-room has a contrast of 1.8"],
    ["rooms/rooms/0/areaSquareMetres", 0, "areaSquareMetres is 0; expected a number above 0"],
    ["villa/areaSquareMetres", 20, "more than the 20 m² of areaSquareMetres"],
  ],
  "drawings/plan-ground.svg: ": [
    [ground, floor.replace(bath, ""), "the room bathroom is missing; expected a shape with"],
    [ground, floor.replace('room="bathroom', 'room="bathrom'), 'the nearest is "bathroom"'],
    [ground, floor.replace('room="bathroom', 'bathroom-of="hut'), "expected one of living-"],
    [ground, floor.replace('part="pool"', 'part="pond"'), 'has data-part="pond"; expected one'],
    [ground, floor.replace(bath, `${bath}<path d="M0 0"/>`), "<path> does not say what it is"],
    [ground, floor.replace(bath, bath.replace(/ data-name-at="[^"]*"/, "")), "its name stands"],
    [ground, floor.replace(bath, bath.replace('-at="', '-at="1')), "a place within a rectangle"],
    [ground, floor.replace(bath, bath.replace("<rect", "<path")), 'for what is none "x y width"'],
    [ground, floor.replace("</g>", ""), "it cannot be read; close each tag"],
    [ground, floor.replace(' x="0"', " x=0"), "it cannot be read; close each tag"],
    [ground, floor.replace("<path", '<path onclick="a()"'), "it holds onclick="],
    [ground, floor.replace("<path", '<path fill="url(https://a.example/#a)"'), "it holds url("],
    ["villa/pool", undefined, "is a pool, but villa.json has none"],
    ["rooms/plan", undefined, "plan.floors of rooms.json does not name this floor"],
  ],
  "drawings/house.svg: ": [
    [house, opened.replace('layer="roof"', 'layer="rof"'), "the layer roof is missing; expected a"],
    [house, opened.replace('layer="roof"', 'layer="rof"'), "is the layer rof; expected one of "],
    [house, opened.replace('layer="ground"', 'layer="cellar"'), "the layer ground is missing"],
    [
      house,
      opened.replace('<g data-layer="ground">', "<g>"),
      "is in no layer; put it into a group",
    ],
    [
      house,
      opened.replace(/(<g data-layer="ground">)/, "$1</g>$1"),
      "ground is drawn more than once",
    ],
    [house, opened.replace(/ data-lift="\d+"/, ""), "does not say how far it lifts"],
    [house, opened.replace('room="bathroom"', 'room="bathrom"'), 'the nearest is "bathroom"'],
    [
      house,
      opened.replace(/(<g data-layer="roof"[^>]*>)/, '$1<path data-room="kitchen"/>'),
      "room kitchen; put it straight",
    ],
    [house, opened.replace('name-at="861 65"', 'name-at="861"'), 'expected "x y", the middle of'],
    [
      house,
      opened.replace('part="shell"', 'part="walls"'),
      'has data-part="walls"; expected "shell"',
    ],
    [house, opened.replace("<use ", "<text "), "it holds <text; expected nothing but shapes"],
    [house, opened.replace('href="#', 'href="https://a.example/#'), "it holds href=; take it out"],
    [house, opened.replace("</g>", ""), "it cannot be read; close each tag"],
    ["rooms/plan/floors", ["ground", "attic"], "the layer attic is missing"],
  ],
  drawings: [
    [ground, floor.replace(bath, bath + bath), ": the room bathroom is drawn more than once"],
    ["files/drawings/plan-upper", empty, "/plan-upper.svg: its viewBox begins"],
    ["files/drawings/plan-upper", empty, "does not name this floor"],
  ],
  "home.json: ": [
    ["home/passages/0/photos/0", "roof", "the passage inside names the photo"],
    ["home/passages/1/drawing", "ostunni", 'the nearest is "ostuni"'],
    ["home/surroundings/places/0", "ostunni", 'the nearest is "ostuni"'],
    ["home/ornament", "rossa", "the ornament names the drawing"],
  ],
  "places.json: ": [
    ["places/places/2/distanceKilometres", 3.5, "straight line from the house"],
    ["places/stories/0/drawing", "ostunni", "the story of ostuni"],
  ],
  "pictures.json: ": [
    ["files/photos", [], "terrace.jpg is missing"],
    ["pictures/photos/2/file", "terrace", "terrace is listed more than"],
    ["pictures/photos/0/focalPoint", [60, 101], "focalPoint[1] is 101"],
    ["pictures/pages/home", "hero", "the page home names"],
    ["pictures/photos/2/file", "Höf 1", 'file is "Höf 1";'],
  ],
  "photos/": [
    ["files/photos", [...good.files.photos, "new.jpg"], "new.jpg: this picture is not in pictures"],
    ["files/photos", [...good.files.photos, "new.HEIC"], "new.HEIC: pictures of this kind cannot"],
    ["files/photos", [...good.files.photos, "terrace.png"], "png: terrace.jpg has the same name"],
  ],
  "drawings/rosa.svg: ": [
    ["files/drawings/rosa", '<svg viewBox="0 0 1 1"><script>1</script></svg>', "holds <script"],
    ["files/drawings/rosa", '<svg viewBox="0 0 1 1" onload="a()"></svg>', "onload="],
    ["files/drawings/rosa", '<svg viewBox="0 0 1 1"><g href="a"/></svg>', "href="],
    ["files/drawings/rosa", "<svg><path/></svg>", "no drawing with a viewBox"],
  ],
  "brand/mark.svg: ": [
    ["files/mark", '<svg viewBox="0 0 9 9"><script>a()</script></svg>', "it holds <script; take"],
    ["files/mark", '<svg viewBox="0 0 9 9" onload="a()"><path d="M0 0"/></svg>', "onload=; take"],
    ["files/mark", '<svg width="9" height="9"><path d="M0 0h9"/></svg>', "expected <svg … viewBox"],
  ],
  "colours.json: ": [
    ["colours/accent", "#e08060", "accent on surface has a contrast of 2.6; expected at least"],
    ["colours/accent", "red", 'accent is "red"; expected a colour as #rrggbb'],
  ],
  "theme.json: ": [
    ["theme", { headings: "Comic Sans" }, "expected Lora, Fraunces, Playfair Display, Work Sans,"],
    ["theme", { headings: "own.woff2" }, "fonts/own.woff2 is missing"],
    ["theme", { corners: 40 }, "corners is 40; expected a number from 0 to 24"],
    ["theme", { density: "wide" }, 'density is "wide"'],
  ],
  "links.json: ": [
    ["links/maps", "maps", 'maps is "maps"'],
    ["links/flagService", "https://a.example/", "an address with {country}"],
  ],
  "blocked.json: entry 1": [
    ["blocked", [{ from: "2027-03-02", to: "2027-03-02" }], "has no night in it"],
  ],
  "blocked.json: checked": [
    ["blocked", { checked: "2027-03-02", nights: [] }, 'needs "calendar": "own" in villa.json'],
  ],
  "blocked.json: checked is": [["blocked", { checked: "2.3.2027", nights: [] }, '"2.3.2027"']],
  "villa.json: calendar": [
    ["villa/calendar", "own", "blocked.json does not say when it was last right"],
    ["villa/calendarDays", 20, 'needs "calendar": "own"'],
  ],
  "cookies.json: ": [
    [`${functional}/id`, "technical", "two choices have the id technical"],
    [`${functional}/id`, "a~b", 'id is "a~b"'],
    ["cookies/necessary/0/role", "functional", "two choices have the role functional; give it to"],
    [`${functional}/isPreselected`, true, "functional is preselected"],
    ["cookies/necessary", [], `no choice lists the cookie ${consentGivenCookie}`],
    [`${functional}/cookies/0/lifetime`, { months: 6 }, "no lifetime in days; expected one"],
    [`${functional}/links`, ["google"], '"google"'],
    [`${functional}/targetCookieIds`, ["two names"], "of a cookie"],
    [`${functional}/targetCookieIds`, ["_ga*b"], "or its beginning"],
    [`${functional}/targetCookieIds`, [enabledIdsCookie], "the decision itself; take it off"],
    [`${functional}/script`, { src: "//a.example/a.js" }, "script.src is"],
    [`${functional}/hosts`, { image: ["a.example/b"] }, 'image[0] is "a.example/b"; expected the'],
    [`${functional}/hosts`, { style: ["a.example"] }, "hosts.style is not known; remove it"],
    [`${functional}/hosts`, { frame: ["a.example"] }, "names hosts, but has no script that needs"],
    ["cookies/consentGivenCookie", "a b", 'is "a b"'],
    ["cookies/consentGivenCookie", enabledIdsCookie, "both cookies are named"],
    ["cookies/lifetimeDays", 90, `${enabledIdsCookie} is listed with another lifetime`],
  ],
  [`${inSecond}/`]: [
    [`${words}/pictures/terrase`, {}, 'the nearest is "terrace"'],
    [`${words}/pictures/terrace`, undefined, "the photo terrace"],
    [`${words}/gallery/chapters/grounds`, undefined, "gallery.json: the chapter grounds has no"],
    [`${words}/drawings/ostunni`, "Jedan grad", 'the nearest is "ostuni"'],
    [`${words}/footer/maps`, undefined, "footer.json: maps is missing"],
    [`${words}/footer/fax`, "Fax", "fax is not known; remove it"],
    [`${words}/footer/maps`, " ", "footer.json: maps is empty"],
    [`${words}/links/sisterVilla`, "javascript:a()", "sisterVilla is"],
    [`${words}/about/address`, "Über uns", "small"],
    [`${words}/errors/status`, "Fehler", "none; expected {status}"],
    [`${words}/errors/status`, "{status} {", "brace without its"],
    [
      "rooms/rooms/0/apartment",
      "garden",
      "the apartment garden has no text; expected one at apart",
    ],
    ["prices/fees", [{ ...fee, key: "boat" }], "the fee boat has no text; expected one at extras."],
    [`${words}/availability/extras/water`, undefined, "the fee water has no text"],
    [`${words}/good-to-know/items/pool/text`, "{poolDeap}", 'nearest is "poolDeep"'],
    ["amenities/groups/kitchen/0", "stov", 'stov has no text; expected one at "stov"; the nearest'],
    ["amenities/groups/kitchen/0", "pool", '"pool"; the nearest is "swimming-pool"'],
    [`${words}/amenities/pizza-oven`, undefined, "the amenity pizza-oven"],
    [`${words}/home/passages/night`, undefined, "passage night"],
    [`${words}/about/title`, messagesOf(good, second).gallery.title, "the title is the same"],
    [`${words}/footer/maps`, ["a"], "maps is Array; expected a text"],
    [`${words}/cookies/purposes/chosen_stay`, undefined, "the purpose "],
    [`${guests}/one`, undefined, 'personsValue has no form "one"'],
    [`${guests}/two`, "{count}", "that the language does not have"],
    [`${guests}/one`, "{n}", "has the placeholders {n}; expected any of"],
    [`${guests}/other`, "godina", "none; expected {count}"],
    [`${words}/about/rooms/terrace`, undefined, "the room terrace has no"],
    [`${words}/about/plan/spaces/hall`, undefined, "about.json: plan.spaces.hall is missing"],
    [`${words}/about/plan`, undefined, "about.json: plan is missing; write what"],
    [`${functional}/links`, ["https://a.example/"], "has 0 labels; expected 1"],
    [`${words}/links/booking/stay`, "https://a.example/{arrival}", "{departure}"],
    [`${words}/location/places/ostuni`, undefined, "the place ostuni"],
    [`${words}/location/stories/ostuni`, undefined, "the story of ostuni"],
    [`${words}/location/map/names/adriatico`, undefined, "the map adriatico"],
  ],
  [`${inSecond}/pages/gdpr.md`]: [
    [`${page}/fields/title`, undefined, ": front matter: title is missing; write it"],
    [`${page}/fields/updated`, undefined, ": front matter: updated is missing"],
    [`${page}/fields/updated`, "20.11.2026", 'updated is "20.11.2026"; expected a day'],
    [`${page}/fields/description`, description, "the description is the same as in"],
    [`${page}/fields/address`, address, "the address is the same as in"],
    [`${page}/body`, body.replace("{street}", "{stret}"), "placeholder {stret} is not known"],
    [`${page}/body`, `${body}\n\n{{cookies:first}}\n`, "the tokens {{cookies:first}}; expected"],
    [`${page}/body`, body.replace("\n## ", "\n### "), `sections (##), as in ${primary}`],
  ],
  "navigation.json: ": [
    [
      "navigation/moved",
      { "/old": "galery" },
      "from /old to “galery”, which is not a page; remove",
    ],
    ["navigation/moved", { old: "gallery" }, "expected an address that begins with a slash"],
  ],
};

/** The cases, as many together as change different files and expect sentences about different ones. */
const batches: { readonly start: string; readonly change: Case }[][] = [];
for (const [start, changes] of Object.entries(cases)) {
  for (const change of changes) {
    const fileOf = ([path]: Case) => path.split("/", path.startsWith("words") ? 3 : 2).join("/");
    const isFree = (batch: (typeof batches)[number]) =>
      batch.every((one) => one.start !== start && fileOf(one.change) !== fileOf(change));
    const batch = batches.find(isFree) ?? batches[batches.push([]) - 1];
    batch?.push({ start, change });
  }
}

describe.each(batches)("of several mistakes at once (%#)", (...batch) => {
  const mistakes = describeFindings(checkContent(withValues(batch.map(({ change }) => change))));

  it.each(batch)("finds $start where $change.0 is $change.1", ({ start, change: [, , part] }) => {
    const found = mistakes.filter((mistake) => mistake.startsWith(start) && mistake.includes(part));
    expect(found, `${part} among ${JSON.stringify(mistakes, undefined, 2)}`).toHaveLength(1);
  });

  it("says each in one line that ends in a full stop, and what to write", () => {
    for (const mistake of mistakes) expect(mistake).toMatch(/^[^\n]+: [^\n]+; [^\n]+\.$/);
  });
});

it("a house without a plan needs no words for one", () => {
  const bare = withValues([
    ["rooms/plan", undefined],
    [ground, undefined],
    [house, undefined],
  ]);
  for (const { about } of Object.values(bare.words)) delete (about as { plan?: object }).plan;
  expect(checkContent(bare)).toEqual([]);
  expect(readPlan(bare.facts.rooms, bare.files.drawings)).toEqual([]);
});

it("warns of the name of another house, of what is not translated, and of addresses that are not", () => {
  const { lead } = messagesOf(good, primary).gallery;
  const addresses = ["about", "gallery", "location", "pricing-and-availability"] as const;
  const copied = addresses.map(
    (page) => [`${words}/${page}/address`, messagesOf(good, primary)[page].address] as const,
  );
  for (const [text, part] of [
    ["Willkommen in der Villa Aurora.", "says “Villa Aurora”; the house is called"],
    [lead, `is the same as in ${primary}; it may be untranslated`],
  ]) {
    const warnings = describeFindings([
      ...findHints(withValues([[`${words}/gallery/lead`, text], ...copied])),
    ]);
    expect(warnings.join("\n")).toContain(`${inSecond}/gallery.json: lead ${part}`);
    expect(warnings).toContain(
      `${inSecond}: the addresses of its pages are those of ${primary}; translate each.`,
    );
  }
});

it("shows no amenity with the size of a pool that no file tells", () => {
  const told = describeFindings([...checkContent(withValues([["villa/pool", undefined]]))]);
  expect(told.filter((line) => line.includes("how large the pool is"))).toEqual([
    expect.stringMatching(
      /^villa\.json: the amenity swimming-pool .*write "pool": \{ "lengthMetres"/,
    ),
  ]);
});

it("takes neither how German addresses guests nor the place of the house for a mistake", () => {
  const { locality, region } = good.facts.villa.address;
  const names = `${locality}, ${region}, ${locality} – ${region}`;
  const texts = withValues([
    [`words/${primary}/gallery/lead`, names],
    [`${words}/gallery/lead`, names],
    [`${words}/about/lead`, "Ab vier Uhr gehört das Haus Ihnen."],
  ]);
  expect(describeFindings([...findHints(texts)]).filter((line) => / lead /.test(line))).toEqual([]);
});

it.each([
  [undefined, "", "the format is 0", "install version 1 of the engine."],
  [2, ":2:3", "the format is 2", "install an engine newer than this one."],
])("a house of the format %s is told which engine fits", async (format, place, found, remedy) => {
  const house = await writeHouse("plaka", `format-${format}`);
  const file = join(house, "villa.json");
  const villa = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...villa, format }, undefined, 2));
  const reads = `version ${engine.version} of the engine reads format 1`;
  await expect(loadContent(house)).rejects.toThrow(
    `The house has 1 mistake:\n- villa.json${place}: ${found}, but ${reads}; ${remedy}`,
  );
});
