import { createApp } from "./app.ts";
import { openAvailability } from "./availability/open-availability.ts";
import { type CloseServer, prepareClosing } from "./close-server.ts";
import { findHandedSocket } from "./handed-socket.ts";
import { createHttpServer } from "./http-server.ts";
import { listen } from "./listen.ts";
import { createLivePages } from "./live-pages.ts";
import { loadRendererOnce } from "./load-renderer.ts";
import { loadSite, requireSettingsOfBuild } from "./load-site.ts";
import type { Logger } from "./logger.ts";
import { createReadyFiles } from "./ready-files.ts";
import type { Environment, Settings } from "./settings.ts";

export type StartOptions = {
  readonly distFolder: string;
  readonly env: Environment;
  readonly settings: Settings;
  readonly log: Logger;
};

/** A server that listens: its address for people, and how to close it. */
export type RunningServer = { readonly address: string; readonly close: CloseServer };

/** How often pages with live data are rendered again when nothing has changed. */
const refreshMilliseconds = 60 * 60 * 1000;

/** Serves the site in a folder; throws a StartError where that cannot be. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { distFolder, env, settings, log } = options;
  const table = loadSite(distFolder);
  requireSettingsOfBuild(env, settings, table.site);
  const now = () => new Date();
  const availability = await openAvailability({
    // Platforms are told the address that the build knows: the environment may name none.
    settings: { ...settings, siteUrl: table.site.siteUrl },
    distFolder,
    log,
    now,
  });
  const live = createLivePages({
    site: table.site,
    render: loadRendererOnce(distFolder, now),
    availability: availability.current,
    now,
    log,
  });
  let isClosing = false;
  const ready = createReadyFiles({ table, availability, live });
  const { renderStay } = live;
  const app = createApp({ table, ready, log, isReady: () => !isClosing, renderStay });
  const { site } = table;
  const server = createHttpServer({ fetch: app.fetch, findReady: ready.find, site, log });
  const closeServer = prepareClosing(server);
  const address = await listen(server, settings, findHandedSocket(env, process.pid));
  availability.onChange(live.refresh);
  // A calendar that nobody has been able to read again grows old without a change.
  const ageing = setInterval(live.refresh, refreshMilliseconds);
  availability.start();
  // The pages of the build know the calendar of the day they were built on.
  void live.refresh();
  return {
    address,
    close: (limitMilliseconds) => {
      isClosing = true;
      clearInterval(ageing);
      availability.stop();
      return closeServer(limitMilliseconds);
    },
  };
}
