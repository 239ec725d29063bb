/** The values of `data-part` in the drawing of a floor. */
export const parts = ["walls", "openings", "furniture", "terrace", "pool"] as const;

/** The position of the name of a room, a space or the pool, and its greatest width, in units. */
export type NamePlace = {
  readonly kind: "room" | "space" | "pool";
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** The drawing of the opened house; `path` is a file with a group for each id. */
export type HouseDrawing = {
  readonly path: string;
  readonly viewBox: string;
  readonly width: number;
  /** From back to front. */
  readonly layers: readonly HouseLayer[];
};

/** A floor of the opened house, or a roof. */
export type HouseLayer = {
  readonly isRoof: boolean;
  /** From back to front: rooms, and shapes between them. */
  readonly pieces: readonly HousePiece[];
  /** Id of the outer walls, which are removed as the house opens. */
  readonly shell: string | undefined;
};

type HousePiece = {
  readonly id: string;
  readonly room?: string | undefined;
  /** The middle of the room's name. */
  readonly nameAt?: readonly [x: number, y: number] | undefined;
};

/** The drawing of a floor, in units of that drawing. */
export type FloorDrawing = {
  readonly key: string;
  /** A file with the groups that are drawn: the parts, `space`, `roof`, and `room-<key>`. */
  readonly path: string;
  readonly viewBox: string;
  readonly width: number;
  readonly rooms: readonly { readonly key: string; readonly isOutside: boolean | undefined }[];
  readonly names: readonly NamePlace[];
};
