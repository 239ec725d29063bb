import { type RefObject, useLayoutEffect, useRef, useState } from "react";

type Point = { readonly x: number; readonly y: number };

/** The scales of a picture; 1 shows it whole, beyond 4 its largest file has no more detail. */
const scales = [1, 2.5, 4] as const;

/** The scale of the shown picture, and the functions that change it. */
export type Zoom = ReturnType<typeof useZoom>;

/**
 * Zoom in a track of pictures: an enlarged one is wider than its box, which scrolls. A change of picture resets it.
 */
export function useZoom(track: RefObject<HTMLElement | null>, index: number) {
  const [enlarged, setEnlarged] = useState({ index, scale: 1 });
  const scale = enlarged.index === index ? enlarged.scale : 1;
  /** The fixed point of a zoom: a point of the box, and the share of the picture there. */
  const held = useRef<{ readonly point: Point; readonly share: Point }>(undefined);
  const findBox = () => track.current?.children[index]?.firstElementChild;

  // `scale` decides how much there is to scroll.
  useLayoutEffect(() => {
    const box = track.current?.children[index]?.firstElementChild;
    if (!box || !held.current || scale === 1) return;
    const { point, share } = held.current;
    box.scrollLeft = share.x * box.scrollWidth - point.x;
    box.scrollTop = share.y * box.scrollHeight - point.y;
  }, [track, index, scale]);

  const zoomTo = (next: number, at?: Point) => {
    const box = findBox();
    if (!box) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const point = at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 };
    const share = {
      x: (box.scrollLeft + point.x) / box.scrollWidth,
      y: (box.scrollTop + point.y) / box.scrollHeight,
    };
    held.current = { point, share };
    setEnlarged({ index, scale: next });
  };

  return {
    scale,
    isLargest: scale === scales.at(-1),
    zoomIn: () => zoomTo(scales.find((larger) => larger > scale) ?? scale),
    zoomOut: () => zoomTo(scales.findLast((smaller) => smaller < scale) ?? scale),
    /** Shows the whole picture again. */
    fit: () => zoomTo(1),
    /** Enlarges around a point of the window, or shows the whole picture again. */
    toggle: (point: Point) => zoomTo(scale > 1 ? 1 : scales[1], point),
    /** Scrolls an enlarged picture, by px. */
    scrollBy: (x: number, y: number) => findBox()?.scrollBy(x, y),
  };
}
