import type { Coordinates } from "../../app/facts/facts.ts";
import type { Content } from "./content.ts";

/** No road is shorter than the straight line between the house and the place that it leads to. */
export function checkDistances({ villa, places }: Pick<Content, "villa" | "places">): string[] {
  return places.places.flatMap(({ key, coordinates, distanceKilometres }) => {
    const straight = measureKilometres(villa.coordinates, coordinates);
    if (distanceKilometres >= straight) return [];
    return [
      `content/places.json: places (${key}).distanceKilometres is ${distanceKilometres}, but the ` +
        `straight line from the house is ${straight.toFixed(2)} km; ` +
        (straight > 300 && straight > 10 * distanceKilometres
          ? "see whether latitude and longitude are exchanged."
          : "correct the distance or the coordinates."),
    ];
  });
}

/** The way of a crow on a round earth. */
function measureKilometres(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180;
  const north = (to.latitude - from.latitude) * radians;
  const east = (to.longitude - from.longitude) * radians;
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * Math.sin(east / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}
