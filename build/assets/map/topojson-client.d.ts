declare module "topojson-client" {
  type Position = readonly [longitude: number, latitude: number];

  export type Topology = { readonly objects: Readonly<Record<"countries" | "land", object>> };

  /** The shapes of an object of many parts. */
  export function feature(
    topology: Topology,
    object: object,
  ): {
    readonly features: readonly {
      readonly geometry: { readonly coordinates: readonly (readonly (readonly Position[])[])[] };
    }[];
  };

  /** The lines of an object whose two sides satisfy a filter. */
  export function mesh(
    topology: Topology,
    object: object,
    filter: (a: object, b: object) => boolean,
  ): { readonly coordinates: readonly (readonly Position[])[] };
}
