import { siteConsent } from "../site/consent/site-consent.ts";

/**
 * Shows the frames of others on this page while the guest allows them, and takes them away when that is withdrawn.
 * The page itself stays the server's HTML.
 */
export function showEmbeds(): void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-embed]")];
  // Captured on the window, because React stops events in HTML that it has not hydrated.
  const answer = (event: MouseEvent) => {
    const button = (event.target as Element).closest("[data-embed-allow]");
    const place = button?.closest<HTMLElement>("[data-embed]");
    if (!place) return;
    // The popover is for those who were faster than this script.
    event.preventDefault();
    allow(place);
  };
  addEventListener("click", answer, { capture: true });
  const follow = () => {
    const { enabledIds } = siteConsent.read();
    for (const place of places) {
      const frame = place.querySelector("iframe");
      const isAllowed = enabledIds.includes(place.dataset["embed"] ?? "");
      if (isAllowed && !frame) place.append(createFrame(place.dataset));
      if (!isAllowed) frame?.remove();
    }
  };
  siteConsent.subscribe(follow);
  follow();
  for (const place of places) if (takeEarlyClick(place)) allow(place);
}

/** Whether the guest has clicked before this script was there: the popover of the button is open then. */
function takeEarlyClick(place: HTMLElement): boolean {
  const soon = place.querySelector<HTMLElement>("[popover]");
  // Browsers without popovers know no such selector.
  if (!soon || !("popover" in soon) || !soon.matches(":popover-open")) return false;
  soon.hidePopover();
  return true;
}

/** The click is the decision about one provider; those about others stay. */
function allow(place: HTMLElement): void {
  siteConsent.save([...siteConsent.read().enabledIds, place.dataset["embed"] ?? ""]);
  place.querySelector("iframe")?.focus();
}

function createFrame({ frame = "", title = "", permissions = "" }: DOMStringMap) {
  const element = document.createElement("iframe");
  element.title = title;
  element.allow = permissions;
  element.loading = "lazy";
  element.referrerPolicy = "strict-origin-when-cross-origin";
  element.src = frame;
  return element;
}
