import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps a track that scrolls from picture to picture and the index together: whoever moves one of
 * them takes the other along. Steps are smooth unless the visitor wants less motion.
 */
export function useSnappedTrack(
  track: RefObject<HTMLElement | null>,
  index: number,
  onShow: (index: number) => void,
): void {
  /** What the track shows, or will show when it has arrived. */
  const settled = useRef<number>(undefined);
  /** Where code has sent the track; what it passes on its way there means nothing. */
  const heading = useRef<number>(undefined);
  const tell = useEffectEvent(onShow);

  useLayoutEffect(() => {
    const element = track.current;
    if (!element || settled.current === index) return;
    const isStep = settled.current !== undefined && Math.abs(settled.current - index) === 1;
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    settled.current = index;
    heading.current = index;
    const left = index * element.clientWidth;
    element.scrollTo({ left, behavior: isStep && !isCalm ? "smooth" : "instant" });
  }, [track, index]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const follow = () => {
      const nearest = Math.round(element.scrollLeft / element.clientWidth);
      if (nearest === heading.current) heading.current = undefined;
      if (heading.current !== undefined || nearest === settled.current) return;
      settled.current = nearest;
      tell(nearest);
    };
    const takeOver = () => {
      heading.current = undefined;
    };
    let width = element.clientWidth;
    // Another width moves every picture: the one that is shown stays.
    const stay = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      heading.current = settled.current;
      element.scrollTo({ left: (settled.current ?? 0) * width, behavior: "instant" });
    });
    element.addEventListener("scroll", follow);
    element.addEventListener("touchstart", takeOver, { passive: true });
    element.addEventListener("wheel", takeOver, { passive: true });
    stay.observe(element);
    return () => {
      element.removeEventListener("scroll", follow);
      element.removeEventListener("touchstart", takeOver);
      element.removeEventListener("wheel", takeOver);
      stay.disconnect();
    };
  }, [track]);
}
