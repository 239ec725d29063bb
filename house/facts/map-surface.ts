import * as v from "valibot";
import { type Fact, type FactsOf, numberBetween, text } from "../../domain/fields.ts";

const point = v.strictTuple([numberBetween(-180, 180), numberBetween(-90, 90)]);

/** The land of a region, as rings of longitude and latitude; `npm run coast` cuts it. */
const coast = v.strictObject({
  source: text,
  // South-west and north-east corner: beyond them nothing is known.
  bounds: v.strictTuple([point, point]),
  land: v.array(v.array(point)),
});

/** Roads and rivers, as GeoJSON, as far as the map draws them. */
const roads = v.looseObject({
  features: v.array(
    v.looseObject({
      properties: v.looseObject({
        kind: v.picklist(["motorway", "main", "minor", "river"]),
      }),
      geometry: v.looseObject({ coordinates: v.array(point) }),
    }),
  ),
});

/** The optional sources of the map, `<name>.json`. Pages see the drawing only. */
export const surfaceSchemas = { coast: v.optional(coast), roads: v.optional(roads) };

export type Coast = Fact<typeof coast>;
export type Roads = Fact<typeof roads>;
export type Surface = Partial<FactsOf<typeof surfaceSchemas>>;
