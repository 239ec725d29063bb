import { useEffect, useLayoutEffect } from "react";
import { hideOutdated } from "../site/components/hide-outdated.ts";
import { revealOnScroll } from "../site/components/reveal-on-scroll.ts";
import type { LoadedPage } from "../site/layout/loaded-page.ts";
import { Root } from "../site/layout/root.tsx";
import { focusPage } from "./focus-page.ts";
import { prefetchLinks } from "./prefetch-links.ts";

/** Where a page is shown, and for how long that is wanted. */
export type Destination = {
  readonly url: URL;
  /** Aborted when the visitor has gone on to another page. */
  readonly signal?: AbortSignal;
  /** Scrolls to the place on the page; called as soon as it is in the document. */
  readonly scroll?: () => void;
  /** Whether the visitor comes back to it, and to where they were on it. */
  readonly isReturn?: boolean;
  /** Whether the browser has animated the way there itself, after a swipe. */
  readonly isAnimated?: boolean;
};

/** The body with a page in it, and what happens on every page. */
export function ApplicationRoot({
  page,
  isFirst,
  destination,
  prefetch,
  onHydrated,
}: {
  page: LoadedPage;
  isFirst: boolean;
  /** Where the page takes another one's place; the first page has none to take. */
  destination: Destination | undefined;
  prefetch: ((path: string) => void) | undefined;
  onHydrated: () => void;
}) {
  useLayoutEffect(() => {
    document.documentElement.dataset["hydrated"] = "";
    onHydrated();
  }, [onHydrated]);

  // Before any other effect: one that measures lays the page out where the last one was scrolled
  // to, and the browser keeps that as the place where the visitor left this page.
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
