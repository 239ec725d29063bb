import { routeOfPayload, type View } from "../view.ts";
import type { Application } from "./application.ts";

/**
 * Lets run what the visitor has agreed to, on this page and all that follow. What that takes comes
 * later than the application: nobody waits for it.
 */
export async function startConsent(application: Application): Promise<void> {
  try {
    const { followConsent } = await import("./follow-consent.ts");
    const trackView = followConsent();
    const track = ({ payload }: View, { pathname, search, hash }: URL) => {
      const route = routeOfPayload(payload);
      trackView(route && { fullPath: pathname + search + hash, routeName: route.name });
    };
    track(application.stage.current(), new URL(location.href));
    application.onShown(track);
  } catch (error) {
    console.error("What needs consent could not be loaded and stays off.", error);
  }
}
