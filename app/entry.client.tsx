import { readKeptStay, writeStay } from "./booking/stay-store.ts";
import { createApplication } from "./client/application.tsx";
import { loadFirstPage } from "./client/first-page.ts";
import { navigateInPage } from "./client/navigate-in-page.ts";
import { startConsent } from "./client/start-consent.ts";
import { type BuildNews, watchBuilds } from "./client/watch-builds.ts";
import { routeOf } from "./loaded-page.ts";
import { readPayload } from "./render/payload-element.ts";
import { RouteError } from "./route-error.ts";

/** Takes over the page that the server has rendered. Rejects where it stays as it is. */
export async function startApplication(firstInteraction: Promise<void>): Promise<void> {
  const payload = readPayload(document);
  // A stay of the tab is shown at once.
  const kept = payload.search === "" ? readKeptStay() : undefined;
  if (kept) writeStay(kept);
  if (!routeOf(payload)) reportError(new RouteError(location));
  const application = createApplication(
    await loadFirstPage(payload, kept ? Promise.resolve() : firstInteraction),
  );
  // In development there are no builds to tell apart.
  const news: BuildNews = import.meta.env.PROD
    ? watchBuilds(payload.buildId)
    : { routeRules: new Map(), hasNewBuild: false };
  if (typeof navigation !== "undefined") {
    navigation.addEventListener("navigate", (event) => navigateInPage(event, application, news));
    for (const end of ["navigatesuccess", "navigateerror"]) {
      navigation.addEventListener(end, () => {
        document.body.ariaBusy = null;
      });
    }
  }
  startConsent(application);
}
