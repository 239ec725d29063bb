import { type RefObject, useEffect, useRef, useState } from "react";
import { createZoom, type ZoomControl, type ZoomState } from "./zoom-gestures.ts";

/** Zooming on a track of pictures; a picture that is left is no longer enlarged. */
export function useZoom(
  track: RefObject<HTMLElement | null>,
  index: number,
): { readonly state: ZoomState; readonly control: RefObject<ZoomControl | null> } {
  const [state, setState] = useState<ZoomState>("fitted");
  const control = useRef<ZoomControl>(null);
  useEffect(() => {
    const stage = track.current;
    if (!stage) return;
    const zoom = createZoom(
      stage,
      () => stage.children[index]?.querySelector("picture"),
      (next) => setState(next),
    );
    control.current = zoom;
    return () => zoom.stop();
  }, [track, index]);
  return { state, control };
}
