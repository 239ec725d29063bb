import * as v from "valibot";
import { listAmenities } from "../../app/facts/amenities.ts";
import { listChoices } from "../../app/facts/list-choices.ts";
import { type Bundles, textSchemas } from "../../app/text-schemas.ts";
import { keysOf } from "./check-facts.ts";
import { type Content, textsOf } from "./content.ts";
import { describeIssue } from "./describe-issue.ts";
import { nearestOf } from "./find-nearest.ts";

type Tree = { readonly [key: string]: unknown };

/** Mistakes in the texts of every language: empty ones, placeholders, plurals, texts of no fact. */
export function checkTexts(content: Content): string[] {
  return content.locales.flatMap((locale) => [
    ...Object.entries(textSchemas).flatMap(([name, schema]) => {
      const file = `texts/${locale}/${name}.json`;
      const texts: unknown = textsOf(content, locale)[name as keyof Bundles];
      if (texts === undefined) return [];
      const { issues = [] } = v.safeParse(schema as v.GenericSchema, texts);
      return [
        ...issues.map((issue) => describeIssue(file, issue)),
        ...checkPlurals(texts, locale, `content/${file}: `),
      ];
    }),
    ...checkKeys(content, locale),
  ]);
}

/** Every plural has the forms of its language, and no others. */
function checkPlurals(texts: unknown, locale: string, place: string): string[] {
  if (typeof texts !== "object" || texts === null) return [];
  const forms = Object.keys(texts);
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  if (!forms.every((form) => /^(?:zero|one|two|few|many|other)$/.test(form)) || !forms[0]) {
    return Object.entries(texts).flatMap(([key, value]) => {
      const dot = place.endsWith(": ") ? "" : ".";
      return checkPlurals(value, locale, `${place}${dot}${key}`);
    });
  }
  return [
    // Only numbers of a million and more are `many` in most languages: no text shows one.
    ...pluralCategories
      .filter((form) => form !== "many" && !forms.includes(form))
      .map((form) => `${place} has no form "${form}", which the language needs; write it.`),
    ...forms
      .filter((form) => !pluralCategories.some((category) => category === form))
      .map(
        (form) => `${place}.${form} is a plural form that the language does not have; remove it.`,
      ),
  ];
}

/** Every room, passage, place, photo and so on has a text under its key, and every such text a fact. */
function checkKeys(content: Content, locale: string): string[] {
  const { rooms, home, places, pictures, amenities, cookies, "floor-plan": plan } = content;
  const floors = plan?.floors ?? [];
  const spaces = floors.flatMap((floor) => [...floor.spaces, ...(floor.outside ?? [])]);
  const texts = textsOf(content, locale);
  const choices = listChoices(cookies);
  const compare = (
    file: string,
    path: string,
    keys: readonly string[],
    what: string,
    own: Tree,
  ): string[] => {
    const place = `content/texts/${locale}/${file}.json`;
    const at = path === "" ? "" : `${path}.`;
    return [
      ...[...new Set(keys)]
        .filter((key) => !Object.hasOwn(own, key))
        .map((key) => `${place}: ${what} ${key} has no text; expected one at ${at}"${key}".`),
      ...Object.keys(own)
        .filter((key) => !keys.includes(key))
        .map(
          (key) =>
            `${place}: ${at}"${key}" is the text of nothing; remove it or correct its ` +
            `name${nearestOf(key, keys)}.`,
        ),
    ];
  };
  const { about, home: homeTexts, location }: Partial<typeof texts> = texts;
  const mapKeys = [...keysOf(places.mapNames), ...keysOf(places.places)];
  return [
    ...(about
      ? [
          ...compare("about", "rooms", keysOf(rooms), "the room", about.rooms),
          ...compare(
            "about",
            "floors",
            [...rooms.flatMap(({ floor }) => floor ?? []), ...keysOf(floors)],
            "the floor",
            about.floors,
          ),
          ...compare(
            "about",
            "plan.spaces",
            keysOf(spaces).filter((key) => !keysOf(rooms).includes(key)),
            "the space",
            about.plan.spaces,
          ),
          ...compare("about", "groups", Object.keys(amenities.groups), "the group", about.groups),
        ]
      : []),
    ...compare("home", "passages", keysOf(home.passages), "the passage", homeTexts?.passages ?? {}),
    ...(location
      ? [
          ...compare("location", "places", keysOf(places.places), "the place", location.places),
          ...compare(
            "location",
            "stories",
            keysOf(places.stories),
            "the story of",
            location.stories,
          ),
          ...compare("location", "map.names", mapKeys, "the name on the map", {
            // A place is named on the map only where its name is short enough to be.
            ...Object.fromEntries(keysOf(places.places).map((key) => [key, ""])),
            ...location.map.names,
          }),
        ]
      : []),
    ...compare("amenities", "", keysOf(listAmenities(amenities)), "the amenity", texts.amenities),
    ...compare(
      "pictures",
      "",
      pictures.photos.map(({ file }) => file),
      "the photo",
      texts.pictures,
    ),
    ...compare(
      "cookies",
      "choices",
      choices.map(({ id }) => id),
      "the choice",
      texts.cookies.choices,
    ),
    ...compare(
      "cookies",
      "purposes",
      choices.flatMap((choice) => choice.cookies.map(({ name, purpose = name }) => purpose)),
      "the purpose",
      texts.cookies.purposes,
    ),
    ...choices
      .filter(({ id, links = [] }) => {
        const { links: labels = [] } = texts.cookies.choices[id] ?? {};
        return labels.length !== links.length;
      })
      .map(
        ({ id, links = [] }) =>
          `content/texts/${locale}/cookies.json: choices.${id}.links must have ` +
          `${links.length} labels, as many as the choice has links in cookies.json.`,
      ),
  ];
}
