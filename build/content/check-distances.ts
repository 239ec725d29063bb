import { crowDistance } from "../../app/components/map/map-frame.ts";
import type { Content } from "./content.ts";

/** No road is shorter than the straight line between the house and the place that it leads to. */
export function checkDistances({ villa, places }: Pick<Content, "villa" | "places">): string[] {
  return places.places.flatMap(({ key, coordinates, distanceKilometres }) => {
    const straight = crowDistance(villa.coordinates, coordinates);
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
