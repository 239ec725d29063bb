import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { type HydrationOptions, hydrateRoot, type Root } from "react-dom/client";
import { errorPath, localeOfPath, RouteError } from "../house/routes/routes.ts";
import { animateChange } from "../site/dom/motion.ts";
import { showHead } from "../site/dom/page-head.ts";
import { reloadOnce } from "../site/dom/reload-once.ts";
import { type LoadedPage, loadPage } from "../site/layout/loaded-page.ts";
import type { ErrorData } from "../site/pages/error/error-page.tsx";
import { ApplicationRoot, type Destination } from "./application-root.tsx";
import { LastResort } from "./last-resort.tsx";
import { createPageCache } from "./page-cache.ts";
import { createPrefetcher } from "./prefetch-links.ts";

/** The application in one document: the current page, and page changes. */
export type Application = Readonly<ReturnType<typeof createApplication>>;

/** Hydrates the document and handles page changes from then on. */
export function createApplication(first: LoadedPage) {
  /** Loads the page of a path, once. Rejects when data or code cannot be loaded. */
  const load = createPageCache(first.payload);
  // Without the Navigation API links load documents.
  const prefetch = typeof navigation === "undefined" ? undefined : createPrefetcher(load);
  const hydration = Promise.withResolvers<void>();
  const listeners: ((page: LoadedPage, url: URL) => void)[] = [];
  let current = first;
  let isBroken = false;
  const render = hydrate(draw(), {
    onUncaughtError: handleRenderError,
    onRecoverableError: handleHydrationError,
  });

  return {
    current: () => current,
    load,
    show,
    showError,
    /** Whether the application has failed and cannot show pages. */
    isBroken: () => isBroken,
    /** Calls back after every change of page. */
    onShown: (listener: (page: LoadedPage, url: URL) => void) => listeners.push(listener),
  };

  function draw(destination?: Destination) {
    if (isBroken) return <LastResort page={current} house={first.payload.layout} />;
    const parts = { destination, prefetch, onHydrated: hydration.resolve };
    return <ApplicationRoot page={current} isFirst={current === first} {...parts} />;
  }

  /** Resolves when the page is in the document and listeners have been called. */
  async function show(page: LoadedPage, destination: Destination): Promise<void> {
    const { url, signal, isReturn = false, isAnimated = false } = destination;
    await hydration.promise;
    const update = () => {
      if (signal?.aborted) return;
      current = page;
      isBroken = false;
      showHead(page.payload.head, page.payload.locale);
      flushSync(() => render(draw(destination)));
    };
    await animateChange(update, { isAtOnce: isReturn, isAnimated }).updateCallbackDone;
    if (signal?.aborted) return;
    for (const listener of listeners) listener(page, url);
  }

  /** Shows the error page in the language of the address, with the error's own message for guests if it has one. */
  async function showError(error: unknown, destination: Destination): Promise<void> {
    const { url, signal } = destination;
    try {
      await show(await loadErrorPage(error, url.pathname, load), destination);
    } catch (failure) {
      console.error(failure);
      if (!signal?.aborted && !reloadOnce(url)) breakDown();
    }
  }

  function handleRenderError(error: unknown): void {
    console.error(error);
    // Until the error page is shown, links load documents.
    breakDown();
    if (current.payload.page !== "error") showError(error, here());
  }

  function breakDown(): void {
    isBroken = true;
    render(draw());
  }

  /** After a failed hydration React has replaced the server's HTML of the first page, so the page is shown again. */
  async function handleHydrationError(fault: unknown): Promise<void> {
    reportError(fault);
    if (current !== first || document.querySelector("main h1")) return;
    await load(first.payload.path).then(
      (page) => show(page, here()),
      (error) => showError(error, here()),
    );
  }
}

function here(): Destination {
  return { url: new URL(location.href) };
}

/** Hydrates the document; returns the function that draws another body. */
function hydrate(body: ReactNode, handlers: HydrationOptions): (body: ReactNode) => void {
  let root: Root | undefined;
  // In a transition React yields to input between slices of work.
  startTransition(() => {
    root = hydrateRoot(document.body, body, handlers);
  });
  return (next) => root?.render(next);
}

/** Loads the page for an error; rejects if it cannot be loaded. */
async function loadErrorPage(
  error: unknown,
  pathname: string,
  load: (path: string) => Promise<LoadedPage>,
): Promise<LoadedPage> {
  const status = error instanceof RouteError ? 404 : 500;
  const { statusMessage: message } = Object(error) as { readonly statusMessage?: string };
  const page = await load(errorPath(status, localeOfPath(pathname)));
  if (!message) return page;
  const data: ErrorData = { ...(page.payload.data as ErrorData), message };
  return loadPage({ ...page.payload, data });
}
