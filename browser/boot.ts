// Runs on every page, first of all scripts. The page is readable and usable without the
// application, so the application waits until the first screen has been painted with its picture,
// or until the visitor's first interaction.
import { nextPaint } from "../site/dom/next-paint.ts";
import { unlessLeaving, watchLeaving } from "../site/dom/unless-leaving.ts";

/** What a visitor does before a page can be of more use than being read. */
const interactions = ["scroll", "pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Resolves at once where the address asks for something on the page, or it is come back to. */
const firstInteraction = new Promise<void>((resolve) => {
  if (location.search !== "" || location.hash !== "" || scrollY > 0) resolve();
  const stop = new AbortController();
  const note = (event: Event) => {
    if (isOfRestingPointer(event)) return;
    stop.abort();
    resolve();
  };
  for (const interaction of interactions) {
    // Of scrolling only the page's own: a row inside it may begin elsewhere than at its start.
    const capture = interaction !== "scroll";
    addEventListener(interaction, note, { signal: stop.signal, passive: true, capture });
  }
});

/** Chromium also tells of a pointer that rests while the page moves beneath it. */
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
  // Lets the other pictures load (`components/picture.module.css`).
  document.documentElement.dataset["begun"] = "";
  try {
    // React first, by itself: both together would keep a slow processor busy for too long at once.
    await unlessLeaving(import("./load-react.ts"));
    const { startApplication } = await unlessLeaving(import("./entry.client.tsx"));
    await startApplication(firstInteraction);
    // The visitor has gone back or forward before somebody could show the page.
    const [sent] = performance.getEntriesByType("navigation");
    if (sent && new URL(sent.name).pathname !== location.pathname) location.reload();
  } catch (error) {
    console.error("Error while starting the application:", error);
    reportError(error);
  }
}

// A readable page stays, whatever has failed beside it: those who listen for errors are told.
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  reportError(event.reason);
});
watchLeaving();
Promise.race([firstInteraction, firstScreen()]).then(start);
