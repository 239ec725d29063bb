import { useDeferredValue, useEffect, useLayoutEffect } from "react";
import { hideOutdated } from "../components/hide-outdated.ts";
import { WholeContext } from "../components/later.tsx";
import { revealOnScroll } from "../components/reveal-on-scroll.ts";
import { type LoadedPage, routeOf } from "../loaded-page.ts";
import { Root } from "../root.tsx";
import { prefetchLinks } from "./prefetch-links.ts";

/** The document with a page in it, and what happens on every page. */
export function ApplicationRoot({
  page,
  isFirst,
  isAtOnce,
  prefetch,
  onHydrated,
  onPlaced,
}: {
  page: LoadedPage;
  isFirst: boolean;
  /** Whether the page is drawn as a whole: the place to be on it may be far down. */
  isAtOnce: boolean;
  prefetch: ((path: string) => void) | undefined;
  onHydrated: () => void;
  /** Called when a page that takes another one's place is in the document. */
  onPlaced: (() => void) | undefined;
}) {
  // What is below the first screen follows in slices, when that has been painted.
  const isWhole = useDeferredValue(page) === page || isAtOnce;

  useLayoutEffect(() => {
    // React takes `data-begun` away where it has to draw the document anew (`boot.ts`).
    document.documentElement.dataset["begun"] = "";
    document.documentElement.dataset["hydrated"] = "";
    onHydrated();
  }, [onHydrated]);

  // Before any other effect: one that measures lays the page out where the last one was scrolled
  // to, and the browser keeps that as the place where the visitor left this page.
  useLayoutEffect(() => onPlaced?.(), [onPlaced]);

  useEffect(() => {
    if (!isWhole) return;
    const path = routeOf(page.payload)?.path;
    const stops = [
      hideOutdated(document),
      revealOnScroll(document),
      prefetch && prefetchLinks(document, path, prefetch),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [page, isWhole, prefetch]);

  return (
    <WholeContext value={isWhole}>
      <Root page={page} isFirst={isFirst} />
    </WholeContext>
  );
}
