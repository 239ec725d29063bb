import { findListDoubts } from "../../domain/prices/list-doubts.ts";
import { type Content, listMessages, subjectOf } from "../content/content.ts";
import type { Facts } from "../facts/facts.ts";
import { countSleepers } from "../facts/rooms.ts";
import { type Finding, hint } from "../findings/finding.ts";

/** With fewer decimals in both, coordinates are those of a place nearby. */
const roughDecimals = 3;

/** Search engines show a holiday house only with this number of pictures, one of each of these kinds. */
const fewestPhotos = 8;
const kindsNeeded = ["bedroom", "bathroom", "common-area"] as const;

const html = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i;

/** Probable slips that no rule forbids. */
export function* findDoubts(content: Content): Iterable<Finding> {
  const { facts } = content;
  for (const { path, text } of findListDoubts(facts.prices)) yield hint("prices.json", path, text);
  yield* findMissingBeds(facts);
  yield* findStrayBedrooms(facts);
  yield* findRoughPlace(facts);
  yield* findMissingPhotos(facts);
  for (const message of listMessages(content)) {
    const [tag] = html.exec(message.text) ?? [];
    if (tag === undefined || !message.file.endsWith(".json")) continue;
    const text = `${subjectOf(message)} holds ${tag}, but pages show HTML as text; remove it.`;
    yield hint(message.file, message.path, text);
  }
}

function* findMissingBeds({ rooms: { rooms }, villa }: Facts): Iterable<Finding> {
  const sleepers = countSleepers(rooms);
  if (sleepers === 0 || sleepers >= villa.maximumPersons) return;
  yield hint(
    "villa.json",
    ["maximumPersons"],
    `maximumPersons is ${villa.maximumPersons}, but the beds of rooms.json are for ${sleepers}; add those ` +
      "that are missing, or correct the number.",
  );
}

/** In a house of apartments a bedroom is rarely shared. */
function* findStrayBedrooms({ rooms: { rooms } }: Facts): Iterable<Finding> {
  const strays = rooms.filter(({ apartment, beds }) => beds && apartment === undefined);
  for (const { key } of rooms.some(({ apartment }) => apartment) ? strays : []) {
    const index = rooms.findIndex((room) => room.key === key);
    const text = `the room ${key} has beds and is in no apartment; name the one that it is in.`;
    yield hint("rooms.json", ["rooms", index], text);
  }
}

function* findMissingPhotos({ pictures }: Facts): Iterable<Finding> {
  const { photos } = pictures;
  if (photos.length < fewestPhotos) {
    const text = `there are ${photos.length} photos; search engines ask for ${fewestPhotos}.`;
    yield hint("pictures.json", [], text);
  }
  for (const kind of kindsNeeded) {
    if (photos.some(({ shows }) => shows === kind)) continue;
    yield hint("pictures.json", [], `no photo shows a ${kind}; search engines ask for one.`);
  }
}

/** Search engines want five decimals; JSON numbers lose zeros at the end. */
function* findRoughPlace({ villa: { coordinates } }: Facts): Iterable<Finding> {
  const { latitude, longitude } = coordinates;
  const decimals = [latitude, longitude].map((value) => String(value).split(".")[1]?.length ?? 0);
  if (Math.max(...decimals) > roughDecimals) return;
  yield hint(
    "villa.json",
    ["coordinates"],
    `coordinates are ${latitude}, ${longitude}, within a hundred metres at best; expected five decimals.`,
  );
}
