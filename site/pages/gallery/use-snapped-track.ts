import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { wantsLessMotion } from "../../dom/motion.ts";
import { onward, placeOf } from "../../dom/reading-direction.ts";

/**
 * Synchronises the scroll position of a track with the index of a picture, both ways. Steps are smooth unless the
 * visitor wants less motion.
 */
export function useSnappedTrack(
  track: RefObject<HTMLElement | null>,
  index: number,
  onShow: (index: number) => void,
): void {
  /** The index of the picture that the track shows or scrolls to. */
  const settled = useRef<number>(undefined);
  /** The target of a scroll by code; positions on the way are ignored. */
  const heading = useRef<number>(undefined);
  const tell = useEffectEvent(onShow);

  useLayoutEffect(() => {
    const element = track.current;
    if (!element || settled.current === index) return;
    const isStep = settled.current !== undefined && Math.abs(settled.current - index) === 1;
    const isFirst = settled.current === undefined && index === 0;
    settled.current = index;
    // Keeps a position scrolled to before hydration.
    if (isFirst) return;
    heading.current = index;
    const left = listPlaces(element)[index] ?? 0;
    element.scrollTo({ left, behavior: isStep && !wantsLessMotion() ? "smooth" : "instant" });
  }, [track, index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => {
      const nearest = findNearest(listPlaces(element), element.scrollLeft);
      if (nearest === heading.current) heading.current = undefined;
      if (heading.current !== undefined || nearest === settled.current) return;
      settled.current = nearest;
      tell(nearest);
    };
    const takeOver = () => {
      heading.current = undefined;
    };
    let width = element.clientWidth;
    // Keeps the shown picture when the width changes.
    const stay = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      heading.current = settled.current;
      const left = listPlaces(element)[settled.current ?? 0] ?? 0;
      element.scrollTo({ left, behavior: "instant" });
    });
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    follow();
    element.addEventListener("scroll", follow, options);
    element.addEventListener("touchstart", takeOver, options);
    element.addEventListener("wheel", takeOver, options);
    stay.observe(element);
    return () => {
      stop.abort();
      stay.disconnect();
    };
  }, [track]);
}

/** The scroll positions of the pictures of a track, px. */
function listPlaces(track: HTMLElement): number[] {
  const items = [...track.children] as HTMLElement[];
  const furthest = track.scrollWidth - track.clientWidth;
  return items.map((item) => onward() * Math.min(Math.abs(placeOf(item)), furthest));
}

function findNearest(places: readonly number[], left: number): number {
  const distances = places.map((place) => Math.abs(place - left));
  return distances.indexOf(Math.min(...distances));
}
