import { useEffect, useLayoutEffect } from "react";
import { hideOutdated } from "../site/components/hide-outdated.ts";
import { revealOnScroll } from "../site/components/reveal-on-scroll.ts";
import type { LoadedPage } from "../site/layout/loaded-page.ts";
import { Root } from "../site/layout/root.tsx";
import { focusPage } from "./focus-page.ts";
import { prefetchLinks } from "./prefetch-links.ts";

/** A page change under way. */
export type Destination = {
  readonly url: URL;
  /** Aborted when the visitor navigates again. */
  readonly signal?: AbortSignal;
  /** Scrolls to the target; called when the page is in the document. */
  readonly scroll?: () => void;
  /** Whether it is a traversal, which restores the scroll position. */
  readonly isReturn?: boolean;
  /** Whether the browser has animated the change itself, after a swipe. */
  readonly isAnimated?: boolean;
};

/** The body with a page, and the effects that every page has. */
export function ApplicationRoot({
  page,
  isFirst,
  destination,
  prefetch,
  onHydrated,
}: {
  page: LoadedPage;
  isFirst: boolean;
  /** The page change; undefined for the first page. */
  destination: Destination | undefined;
  prefetch: ((path: string) => void) | undefined;
  onHydrated: () => void;
}) {
  useLayoutEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    onHydrated();
  }, [onHydrated]);

  // Before any other effect: an effect that measures forces layout at the old scroll position, which the browser would
  // store as the position of this page.
  useLayoutEffect(() => {
    if (!destination) return;
    destination.scroll?.();
    focusPage();
  }, [destination]);

  useEffect(() => {
    const stops = [
      hideOutdated(),
      revealOnScroll(document),
      prefetch && prefetchLinks(document, page.payload.path, prefetch),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [page, prefetch]);

  return <Root page={page} isFirst={isFirst} />;
}
