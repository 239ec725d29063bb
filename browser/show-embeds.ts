import { siteConsent } from "../site/consent/site-consent.ts";

/**
 * Shows the frames of others on this page while the guest allows them, and takes them away when that is withdrawn.
 * The page itself stays the server's HTML.
 */
export function showEmbeds(): void {
  const places = [...document.querySelectorAll<HTMLElement>("[data-embed]")];
  // Captured on the window, because React stops events in HTML that it has not hydrated.
  const answer = ({ target }: MouseEvent) => {
    const button = (target as Element).closest("[data-embed-allow]");
    const place = button?.closest<HTMLElement>("[data-embed]");
    if (place) allow(place);
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
