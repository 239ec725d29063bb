import { createApplication } from "./application/application.tsx";
import { loadFirstPage } from "./application/first-page.ts";
import { navigateInPage } from "./application/navigate-in-page.ts";
import { startConsent } from "./application/start-consent.ts";
import { readPayload } from "./rendering/payload-element.ts";
import { keepBookableStay } from "./stay/bookable-stay.ts";
import { type BuildNews, watchBuilds } from "./updates/watch-builds.ts";

/** Takes over the page that the server has rendered. Rejects where it stays as it is. */
export async function startApplication(firstInteraction: Promise<void>): Promise<void> {
  const payload = readPayload(document);
  if (payload.frame.stay) keepBookableStay(payload.frame.stay);
  const application = createApplication(await loadFirstPage(payload, firstInteraction));
  // In development there are no builds to tell apart.
  const news: BuildNews = import.meta.env.PROD
    ? watchBuilds(payload.buildId)
    : { routeRules: {}, hasNewBuild: false };
  if (typeof navigation !== "undefined") {
    navigation.addEventListener("navigate", (event) => navigateInPage(event, application, news));
  }
  startConsent(application);
}
