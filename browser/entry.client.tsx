import { loadEmbeds } from "#house/additional-code.mjs";
import { pricesPage, RouteError } from "../house/routes/routes.ts";

import { reloadOnce } from "../site/dom/reload-once.ts";
import { readSession, typedKey } from "../site/dom/session.ts";
import { unlessLeaving } from "../site/dom/unless-leaving.ts";
import { loadMessages } from "../site/layout/load-messages.ts";
import { type LoadedPage, loadContent, type Payload, routeOf } from "../site/layout/loaded-page.ts";
import { readPayload } from "../site/layout/payload-element.ts";
import { hasChosen, onStay, startStay } from "../site/stay/stay-store.ts";
import { createApplication } from "./application.tsx";
import { startConsent } from "./consent/start-consent.ts";
import { navigateInPage } from "./navigate-in-page.ts";
import { type BuildNews, watchBuilds } from "./watch-builds.ts";

/** Hydrates the server's page. Rejects if it cannot; the HTML then stays as it is. */
export async function startApplication(firstInteraction: Promise<void>): Promise<void> {
  const payload = readPayload(document);
  // Loaded only where there is typed text to restore.
  if (readSession(typedKey)["address"]) (await import("./typed-text.ts")).restoreTyped();
  startStay(payload.sent !== undefined);
  if (!routeOf(payload)) reportError(new RouteError(location));
  const application = createApplication(await loadFirstPage(payload, firstInteraction));
  // Development has no build ids.
  const news: BuildNews = import.meta.env.PROD
    ? watchBuilds(payload.buildId)
    : { routeRules: new Map(), hasNewBuild: false };
  if (loadEmbeds && document.querySelector("[data-embed]")) {
    // This document has headers of its own, which allow frames of others: page changes load documents.
    loadEmbeds().then(({ showEmbeds }) => showEmbeds(), reportError);
  } else if (typeof navigation !== "undefined") {
    navigation.addEventListener("navigate", (event) => navigateInPage(event, application, news));
    for (const end of ["navigatesuccess", "navigateerror"]) {
      navigation.addEventListener(end, () => {
        document.body.ariaBusy = null;
      });
    }
  }
  startConsent(application);
  firstStay().then(async () => {
    const { watchStay } = await import("../site/stay/watch-stay.ts");
    watchStay(application);
  }, reportError);
}

const never = new Promise<never>(() => undefined);

/**
 * The page that the document was sent with. Below the header it stays the server's HTML until the
 * first interaction, that of prices until there is a stay to be shown, a static page for good. Rejects when a
 * chunk cannot be loaded.
 */
async function loadFirstPage(
  payload: Payload,
  firstInteraction: Promise<void>,
): Promise<LoadedPage> {
  const firstUse =
    payload.page === pricesPage ? Promise.race([firstInteraction, firstStay()]) : firstInteraction;
  const content = payload.data === undefined ? never : hydrateAfter(firstUse, payload);
  return {
    payload,
    layoutMessages: await loadMessages("layout", payload.locale),
    content,
    footer: never,
  };
}

function firstStay(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => hasChosen() && resolve();
    look();
    onStay(look);
  });
}

async function hydrateAfter(firstUse: Promise<void>, payload: Payload) {
  await firstUse;
  try {
    return await unlessLeaving(loadContent(payload));
  } catch (error) {
    // The usual cause is a deployment since the document was sent.
    console.error(error);
    reloadOnce(new URL(location.href));
    return never;
  }
}
