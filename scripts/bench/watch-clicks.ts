/**
 * Runs in every document before its own scripts, and measures from the click on a link to the first
 * frame that shows the page it leads to: another heading than before. It lays the milliseconds down
 * in the session under `painted`, whether the click has loaded a document or not.
 */
export function watchClicks(): void {
  type Click = { readonly at: number; readonly heading: string | undefined };

  const stored = sessionStorage.getItem("click");
  let click: Click | undefined = stored ? JSON.parse(stored) : undefined;

  addEventListener(
    "click",
    (event) => {
      click = { at: performance.timeOrigin + event.timeStamp, heading: readHeading() };
      sessionStorage.removeItem("painted");
      sessionStorage.setItem("click", JSON.stringify(click));
    },
    { capture: true },
  );
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(lookForPage).observe(document, changes);

  function lookForPage(): void {
    const heading = click && readHeading();
    if (!click || heading === undefined || heading === click.heading) return;
    const { at } = click;
    click = undefined;
    sessionStorage.removeItem("click");
    requestAnimationFrame(() => {
      // A message arrives when the frame has been handed over.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const milliseconds = performance.timeOrigin + performance.now() - at;
        sessionStorage.setItem("painted", String(milliseconds));
      };
      port2.postMessage(undefined);
    });
  }

  function readHeading(): string | undefined {
    return document.querySelector("main h1")?.textContent ?? undefined;
  }
}
