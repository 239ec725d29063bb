import { frames, hasEmbeds } from "#house/uses.mjs";
import { findRoute } from "../house/routes/routes.ts";
import { isSlowConnection } from "../site/dom/connection.ts";
import { runWhenIdle } from "../site/dom/run-when-idle.ts";

/** The most prefetches at once, so that they do not delay the current page. */
const maximumPreloads = 4;

/**
 * Prefetches each path once: when idle, at most four at a time, never on a slow connection. Errors of
 * `load` are ignored, because the click tries again.
 */
export function createPrefetcher(load: (path: string) => Promise<unknown>): (path: string) => void {
  const requested = new Set<string>();
  const waiting: string[] = [];
  let running = 0;

  return (path) => {
    if (requested.has(path) || isSlowConnection()) return;
    requested.add(path);
    waiting.push(path);
    runWhenIdle(startNext);
  };

  function startNext(): void {
    while (running < maximumPreloads) {
      const path = waiting.shift();
      if (path === undefined) return;
      running += 1;
      load(path)
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          startNext();
        });
    }
  }
}

/**
 * Prefetches the pages that links of a page lead to when they come into view, and the page itself, at
 * `path`, when it is left. Returns the function to call then.
 */
export function prefetchLinks(
  page: Document,
  path: string,
  prefetch: (path: string) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const { pathname } = target as HTMLAnchorElement;
      if (!isIntersecting || pathname === path) continue;
      observer.unobserve(target);
      const route = findRoute(pathname);
      // Those with frames of others are documents of their own.
      if (route && !(hasEmbeds && frames[route.page])) prefetch(pathname);
    }
  });
  const links = page.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])');
  for (const link of links) observer.observe(link);
  return () => {
    observer.disconnect();
    if (path !== undefined) prefetch(path);
  };
}
