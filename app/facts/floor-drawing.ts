/** What a shape in the drawing of a floor can be, but for rooms and spaces: `data-part`. */
export const parts = [
  "walls",
  "openings",
  "furniture",
  "terrace",
  "pool",
  "pergola",
  "chimney",
] as const;

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

/** The house as it is seen from a corner: a drawing with groups for pages to take apart. */
export type HouseDrawing = {
  readonly path: string;
  readonly viewBox: string;
  readonly width: number;
  readonly floors: readonly SeenFloor[];
};

/** What of a floor is in the drawing of the house, and where the names of its rooms stand there. */
export type SeenFloor = {
  readonly key: string;
  /** Whether it has walls to its ceiling, which are taken off. */
  readonly hasShell: boolean;
  /** Whether its roof is before or behind what stands above this floor; none where it has no roof. */
  readonly roof?: "behind" | "front" | undefined;
  readonly places: Readonly<Record<string, readonly [x: number, y: number]>>;
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
