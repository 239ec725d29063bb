// Imported by the page that has links to the form: there it opens in place. What is opened in a new tab, or
// cannot be opened here, is a page of its own.
import { runWhenIdle } from "../browser/run-when-idle.ts";

const load = () => import("./open-enquiry.ts");

/** Loads the form's code before anybody asks: a new style sheet lays out the whole page anew, and a click would wait. */
export function prepareEnquiry(): void {
  // What is lost is asked for by the click, which leads to the form's own page where it is lost again.
  runWhenIdle(() => load().catch(() => undefined));
}

globalThis.addEventListener?.("click", async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?ask"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  try {
    const { openEnquiry } = await load();
    await openEnquiry(link.href);
  } catch {
    location.assign(link.href);
  }
});
