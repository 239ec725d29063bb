import {
  distanceBetween,
  fitted,
  largestScale,
  middleOf,
  type Point,
  panBy,
  type Zoom,
  zoomAround,
} from "./zoom.ts";

/** Which ways of zooming are left. */
export type ZoomState = "fitted" | "enlarged" | "largest";

/** Zooms the picture that is shown on a stage. */
export type ZoomControl = {
  /** Enlarges around the middle, or makes smaller if the factor is less than one. */
  readonly zoomBy: (factor: number) => void;
  /** Moves an enlarged picture by px. */
  readonly moveBy: (by: Point) => void;
  /** Shows the whole picture again. */
  readonly reset: () => void;
  readonly stop: () => void;
};

const doubleTapScale = 2.5;
const doubleTapMilliseconds = 320;
const tapPixels = 24;
/** A pinch that ends below this was meant to end at the whole picture. */
const nearlyFittedScale = 1.08;

/**
 * Lets fingers, mouse and wheel zoom and move the picture on a stage; `findPicture` gives the one
 * that is shown. While the whole picture is shown, moving it sideways is left to the browser.
 */
export function createZoom(
  stage: HTMLElement,
  findPicture: () => HTMLElement | null | undefined,
  onChange: (state: ZoomState) => void,
): ZoomControl {
  let zoom = fitted;
  let zoomed: HTMLElement | undefined;
  const fingers = new Map<number, Point>();
  let touchedAt: Point | undefined;
  let lastTap: (Point & { readonly timeStamp: number }) | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;

  stage.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, pointOf(event));
      touchedAt = fingers.size === 1 ? pointOf(event) : undefined;
      if (zoom.scale > 1 || fingers.size > 1) stage.setPointerCapture(event.pointerId);
    },
    { signal },
  );
  stage.addEventListener("pointermove", move, { signal });
  stage.addEventListener("pointerup", lift, { signal });
  stage.addEventListener("pointercancel", ({ pointerId }) => fingers.delete(pointerId), { signal });
  stage.addEventListener("wheel", turnWheel, { signal, passive: false });
  stage.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  window.addEventListener("resize", reset, { signal });

  return {
    zoomBy: (factor) => change((frame) => zoomAround(zoom, zoom.scale * factor, zoom, frame)),
    moveBy: (by) => change((frame) => panBy(zoom, by, frame)),
    reset,
    stop() {
      reset();
      stopping.abort();
    },
  };

  function move(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      const growth = distanceBetween(now, other) / Math.max(1, distanceBetween(before, other));
      const from = middleOf(before, other);
      const to = middleOf(now, other);
      change((frame) => {
        const moved = panBy(zoom, { x: to.x - from.x, y: to.y - from.y }, frame);
        return zoomAround(moved, zoom.scale * growth, to, frame);
      });
    } else if (zoom.scale > 1) {
      change((frame) => panBy(zoom, { x: now.x - before.x, y: now.y - before.y }, frame));
    }
  }

  function lift(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size === 0 && zoom.scale < nearlyFittedScale) reset();
    const point = pointOf(event);
    const { timeStamp } = event;
    const isTap = touchedAt !== undefined && distanceBetween(touchedAt, point) < tapPixels;
    const isSecond =
      isTap &&
      lastTap !== undefined &&
      timeStamp - lastTap.timeStamp < doubleTapMilliseconds &&
      distanceBetween(lastTap, point) < tapPixels;
    lastTap = isTap && !isSecond ? { ...point, timeStamp } : undefined;
    if (!isSecond) return;
    if (zoom.scale > 1) reset();
    else change((frame) => zoomAround(zoom, doubleTapScale, point, frame));
  }

  function turnWheel(event: WheelEvent): void {
    // Touchpads report a pinch as a wheel that is turned with the control key.
    if (!event.ctrlKey && zoom.scale === 1) return;
    event.preventDefault();
    const { deltaX, deltaY } = event;
    change((frame) =>
      event.ctrlKey
        ? zoomAround(zoom, zoom.scale * Math.exp(-deltaY / 100), pointOf(event), frame)
        : panBy(zoom, { x: -deltaX, y: -deltaY }, frame),
    );
  }

  function change(next: (frame: { picture: DOMRect; stage: DOMRect }) => Zoom): void {
    zoomed ??= findPicture() ?? undefined;
    if (!zoomed) return;
    const picture = new DOMRect(0, 0, zoomed.offsetWidth, zoomed.offsetHeight);
    show(next({ picture, stage: stage.getBoundingClientRect() }));
  }

  function reset(): void {
    show(fitted);
    zoomed = undefined;
  }

  function show(next: Zoom): void {
    zoom = next;
    const { scale, x, y } = zoom;
    if (zoomed) {
      zoomed.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    }
    if (scale === 1) onChange("fitted");
    else onChange(scale === largestScale ? "largest" : "enlarged");
  }

  /** Where on the stage it happened, in px from the middle. */
  function pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }
}
