/** What a shape in the drawing of a floor can be, but for rooms and spaces: `data-part`. */
export const parts = ["walls", "openings", "furniture", "terrace", "pool"] as const;

/** The kinds of roofs: `data-roof`. */
export const roofs = ["gable", "hip", "flat"] as const;

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
  /** Of a file with groups: the parts, `space`, `roof`, and `room-<key>`, as far as they are drawn. */
  readonly path: string;
  readonly viewBox: string;
  readonly width: number;
  readonly rooms: readonly { readonly key: string; readonly isOutside: boolean | undefined }[];
  readonly names: readonly NamePlace[];
};
