import { feature, mesh, type Topology } from "topojson-client";
import type { Coordinates } from "../../../app/facts/facts.ts";

/** Coastlines as closed rings, and the borders of countries on land. */
export type Atlas = {
  readonly coasts: readonly (readonly Coordinates[])[];
  readonly borders: readonly (readonly Coordinates[])[];
};

/** Reads an atlas from TopoJSON with `land` and `countries` (Natural Earth, public domain). */
export function readAtlas(json: string): Atlas {
  const topology = JSON.parse(json) as Topology;
  const { land, countries } = topology.objects;
  const rings = feature(topology, land).features.flatMap(({ geometry }) =>
    // The first ring of a shape is its coast; seas inside it are not in this region.
    geometry.coordinates.map(([coast]) => coast ?? []),
  );
  const borders = mesh(topology, countries, (a, b) => a !== b).coordinates;
  return { coasts: rings.map(nameAxes), borders: borders.map(nameAxes) };
}

function nameAxes(line: readonly (readonly [number, number])[]): readonly Coordinates[] {
  return line.map(([longitude, latitude]) => ({ latitude, longitude }));
}
