import { useSyncExternalStore } from "react";
import type { Framed } from "./arrange-rows.ts";
import type { GalleryPhoto } from "./gallery-data.server.ts";

/** Windows with room for two upright pictures side by side. */
const pairMedia = "(width >= 64rem) and (min-aspect-ratio: 4/3)";

/** A view of the viewer: one picture, or two consecutive upright ones. */
export type Spread = readonly GalleryPhoto[];

/** The views of the viewer in this window, in order. */
export function useSpreads(photos: readonly GalleryPhoto[]): readonly Spread[] {
  const isWide = useSyncExternalStore(watchWidth, () => matchMedia(pairMedia).matches);
  return isWide ? pairUprights(photos) : photos.map((photo) => [photo]);
}

/** Pairs consecutive upright pictures. */
export function pairUprights<Photo extends Framed>(photos: readonly Photo[]) {
  const spreads: (readonly Photo[])[] = [];
  for (const photo of photos) {
    const last = spreads.at(-1);
    if (isUpright(photo) && last?.length === 1 && last.every(isUpright)) {
      spreads[spreads.length - 1] = [...last, photo];
    } else spreads.push([photo]);
  }
  return spreads;
}

function isUpright({ picture: { width, height } }: Framed): boolean {
  return width < height;
}

function watchWidth(tell: () => void) {
  const list = matchMedia(pairMedia);
  list.addEventListener("change", tell);
  return () => list.removeEventListener("change", tell);
}
