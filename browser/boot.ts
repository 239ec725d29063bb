// Runs on every page, first of all scripts. The page is readable and usable without the
// application, so the application waits until the first screen has been painted with its picture,
// or until the visitor's first interaction.
import { nextPaint } from "../site/dom/next-paint.ts";
import { unlessLeaving, watchLeaving } from "../site/dom/unless-leaving.ts";

/** The first interactions, which start the application. */
const interactions = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Resolves at once if the address has a query or hash, or on a return to the page. */
const firstInteraction = new Promise<void>((resolve) => {
  if (location.search !== "" || location.hash !== "" || scrollY > 0) resolve();
  const stop = new AbortController();
  const note = (event: Event) => {
    if (isOfRestingPointer(event)) return;
    stop.abort();
    resolve();
  };
  for (const interaction of interactions) {
    // Only the page's own scrolling: a row inside it may start scrolled.
    const capture = interaction !== "scroll";
    addEventListener(interaction, note, { signal: stop.signal, passive: true, capture });
  }
});

/** Chromium also reports a resting pointer when the page moves beneath it. */
function isOfRestingPointer({ type, movementX, movementY }: Partial<PointerEvent>): boolean {
  return type === "pointermove" && movementX === 0 && movementY === 0;
}

async function firstScreen(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  }
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await picture?.decode().catch(() => undefined);
  await nextPaint();
}

async function start(): Promise<void> {
  // Lets the other pictures load (`site/pictures/picture.module.css`).
  document.documentElement.dataset["begun"] = "";
  try {
    // React is loaded first, by itself: both together are too long a task for a slow processor.
    await unlessLeaving(import("./load-react.ts"));
    const { startApplication } = await unlessLeaving(import("./entry.client.tsx"));
    await startApplication(firstInteraction);
    // The visitor went back or forward before the application had loaded.
    const [sent] = performance.getEntriesByType("navigation");
    if (sent && new URL(sent.name).pathname !== location.pathname) location.reload();
  } catch (error) {
    console.error("Error while starting the application:", error);
    reportError(error);
  }
}

// The readable page stays; listeners for errors are informed.
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  reportError(event.reason);
});
watchLeaving();
Promise.race([firstInteraction, firstScreen()]).then(start);
