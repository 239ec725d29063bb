import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "../components/error-boundary.tsx";
import { LastResort } from "../components/last-resort.tsx";
import { currentConnection } from "../navigation/connection.ts";
import { fetchJson } from "../navigation/fetch-json.ts";
import { observeLinks } from "../navigation/observe-links.ts";
import { createPrefetcher } from "../navigation/prefetcher.ts";
import { runWhenIdle } from "../navigation/run-when-idle.ts";
import { readPayload } from "../rendering/payload-element.ts";
import { findRoute } from "../routes.ts";
import { rememberStay } from "../stay/remember-stay.ts";
import { loadManifestLater } from "../updates/build-manifest.ts";
import { watchBuilds } from "../updates/watch-builds.ts";
import { loadSentView } from "../view.ts";
import { type Application, createApplication } from "./application.ts";
import { ApplicationRoot } from "./application-root.tsx";
import { handleApplicationError } from "./handle-application-error.ts";
import { navigateInPage } from "./navigate-in-page.ts";
import { startConsent } from "./start-consent.ts";

/** Takes over the page that the server has rendered. A failure leaves the page as it is. */
export async function startApplication(): Promise<void> {
  try {
    const application = createApplication(await loadSentView(readPayload(document)));
    rememberStay(application.sent.payload.frame.stay);
    startTransition(() => {
      const { stage, giveUp } = application;
      hydrateRoot(
        document,
        <ErrorBoundary onError={giveUp} fallback={<LastResort current={stage.current} />}>
          <ApplicationRoot application={application} />
        </ErrorBoundary>,
        { onUncaughtError: handleApplicationError },
      );
    });
    startNavigation(application);
    startConsent(application);
    // In development there are no builds to tell apart.
    if (import.meta.env.PROD) startUpdates(application);
  } catch (error) {
    console.error("Error while starting the application:", error);
    handleApplicationError(error);
  }
}

/** In a browser without the Navigation API every link simply loads its page. */
function startNavigation(application: Application): void {
  if (typeof navigation === "undefined") return;
  navigation.addEventListener("navigate", (event) => navigateInPage(event, application));
  const prefetcher = createPrefetcher({
    load: application.views.load,
    connection: currentConnection,
    whenIdle: runWhenIdle,
  });
  observeLinks(document, (path) => {
    if (findRoute(path)) prefetcher.prefetch(path);
  });
}

function startUpdates(application: Application): void {
  const { buildId } = application.sent.payload;
  loadManifestLater(buildId, {
    effectiveType: currentConnection()?.effectiveType,
    whenIdle: runWhenIdle,
    fetchJson,
    onLoaded: application.noteManifest,
  });
  watchBuilds(buildId, { now: Date.now, fetchJson, onNewBuild: application.noteNewBuild });
}
