/** What a shape in the drawing of a floor can be, but for rooms and spaces: `data-part`. */
export const parts = ["walls", "openings", "furniture", "terrace", "pool"] as const;

/** The kinds of roofs: `data-roof`. */
export const roofs = ["gable", "hip", "flat"] as const;

/** A shape of SVG: its element, and the attributes that say where it is. */
export type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>];

/** Where the name of a room, a space or the pool stands, and how wide it may be, in units. */
export type NamePlace = {
  readonly kind: "room" | "space" | "pool";
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** A floor as its drawing has it, in units of that drawing. */
export type FloorDrawing = {
  readonly key: string;
  readonly viewBox: string;
  readonly width: number;
  /** Rooms with the bathrooms that belong to them. */
  readonly rooms: readonly {
    readonly key: string;
    readonly isOutside: boolean;
    readonly shapes: readonly Shape[];
  }[];
  readonly parts: Readonly<Record<(typeof parts)[number] | "space" | "roof", readonly Shape[]>>;
  readonly names: readonly NamePlace[];
};
