import { listAmenities } from "../../app/facts/amenities.ts";
import { keysOf } from "./check-facts.ts";
import type { Content } from "./content.ts";
import { nearestOf } from "./find-nearest.ts";

/** What facts name and another file does not have: photos, drawings, places, amenities, rooms. */
export function* checkReferences(content: Content): Iterable<string> {
  const { pictures, drawings, places, amenities, rooms, home, villa } = content;
  const known = {
    photo: { names: pictures.photos.map(({ file }) => file), list: "pictures.json" },
    drawing: { names: Object.keys(drawings), list: "content/drawings" },
    place: { names: keysOf(places.places), list: "places.json" },
    amenity: { names: keysOf(listAmenities(amenities)), list: "any group" },
    room: { names: keysOf(rooms), list: "rooms.json" },
  };

  for (const { key, photos } of rooms) {
    yield* check("photo", `rooms.json: the room ${key}`, photos);
  }
  for (const { key, photos = [], drawing } of home.passages) {
    yield* check("photo", `home.json: the passage ${key}`, photos);
    yield* check("drawing", `home.json: the passage ${key}`, [drawing]);
  }
  for (const { file, dusk } of pictures.photos) {
    yield* check("photo", `pictures.json: the dusk of ${file}`, [dusk]);
  }
  for (const [page, photo] of Object.entries(pictures.pages)) {
    yield* check("photo", `pictures.json: the page ${page}`, [photo]);
  }
  for (const { key, drawing } of places.stories) {
    yield* check("drawing", `places.json: the story of ${key}`, [drawing]);
  }
  yield* check("drawing", "villa.json: the host", [villa.host?.drawing]);
  const { places: shown, town, sea } = home.surroundings;
  yield* check("place", "home.json: surroundings", [...shown, town, sea]);
  yield* check("amenity", "amenities.json: highlights", amenities.highlights);
  for (const { key, room } of content["floor-plan"]?.floors.flatMap(({ spaces }) => spaces) ?? []) {
    yield* check("room", `floor-plan.json: the space ${key}`, [room]);
  }

  function* check(
    kind: keyof typeof known,
    who: string,
    named: readonly (string | undefined)[],
  ): Iterable<string> {
    const { names, list } = known[kind];
    for (const name of new Set(named)) {
      if (name === undefined || names.includes(name)) continue;
      const nearest = nearestOf(name, names);
      yield `content/${who} names the ${kind} "${name}", which is not in ${list}${nearest}.`;
    }
  }
}
