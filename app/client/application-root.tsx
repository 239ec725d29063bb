import { useDeferredValue, useEffect, useLayoutEffect } from "react";
import { hideOutdated } from "../components/hide-outdated.ts";
import { WholeContext } from "../components/later.tsx";
import { revealOnScroll } from "../components/reveal-on-scroll.ts";
import { type LoadedPage, routeOf } from "../loaded-page.ts";
import { Root } from "../root.tsx";
import { prefetchLinks } from "./prefetch-links.ts";

/** How a page takes the place of another. */
export type Placement = {
  /** Whether all of it is drawn at once, not its first screen before the rest. */
  readonly isWhole: boolean;
  /** Scrolls to the place on it, and focuses that; called when the page is in the document. */
  readonly move: () => void;
};

/** The body with a page in it, and what happens on every page. */
export function ApplicationRoot({
  page,
  isFirst,
  placement,
  prefetch,
  onHydrated,
}: {
  page: LoadedPage;
  isFirst: boolean;
  /** How the page takes another one's place; the first page has none to take. */
  placement: Placement | undefined;
  prefetch: ((path: string) => void) | undefined;
  onHydrated: () => void;
}) {
  // What is below the first screen follows in slices, when that has been painted.
  const isWhole = useDeferredValue(page) === page || placement?.isWhole === true;

  useLayoutEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    onHydrated();
  }, [onHydrated]);

  // Before any other effect: one that measures lays the page out where the last one was scrolled
  // to, and the browser keeps that as the place where the visitor left this page.
  useLayoutEffect(() => placement?.move(), [placement]);

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
