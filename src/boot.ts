// Runs on every page, first of all scripts. The page is readable and usable without the
// application, so the application waits until the first screen has been painted with its picture,
// or until the visitor begins to do something.
import { watchLeaving } from "./navigation/unless-leaving.ts";

const signs = ["scroll", "pointerdown", "keydown"] as const;

async function start(): Promise<void> {
  // Lets the other pictures load (`components/picture.module.css`).
  document.documentElement.dataset["begun"] = "";
  // React first, by itself: both together would keep a slow processor busy for too long at once.
  await import("react-dom/client");
  await import("./entry.client.tsx");
}

async function startAfterFirstScreen(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await picture?.decode().catch(() => undefined);
  requestAnimationFrame(() => setTimeout(start));
}

watchLeaving();
if (document.readyState === "complete") startAfterFirstScreen();
else addEventListener("load", startAfterFirstScreen, { once: true });
for (const sign of signs) addEventListener(sign, start, { once: true, passive: true });
