import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { blocked, ownCalendar } from "#house/blocked.mjs";
import { StartError } from "../house/findings/start-error.ts";
import { loadSite } from "./assets.ts";
import { createAnswerEnquiry } from "./enquiries/answer-enquiry.ts";
import { openEnquiries } from "./enquiries/open-enquiries.ts";
import { openAvailability } from "./feeds/availability-source.ts";
import { createHttpServer } from "./http.ts";
import { listen } from "./listen.ts";
import { createLivePages } from "./live-pages.ts";
import type { Logger } from "./logger.ts";
import type { Manifest } from "./manifest.ts";
import { createRenderer } from "./renderer.ts";
import { createRespond } from "./respond.ts";
import type { Environment, Settings } from "./settings.ts";
import { openSiteStorage } from "./storage/open-site-storage.ts";

export type StartOptions = {
  readonly distFolder: string;
  readonly env: Environment;
  readonly settings: Settings;
  readonly log: Logger;
};

/** A server that listens. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** How often pages are rendered again when nothing has changed but the time. */
const refreshMilliseconds = 60 * 60 * 1000;

/** Serves the site in a folder; throws a StartError if it cannot. */
export async function startServer({ distFolder, env, settings, log }: StartOptions) {
  const site = loadSite(distFolder);
  const { policy, files } = site;
  requireSettingsOfBuild(env, settings, policy);
  const now = () => new Date();
  const renderer = createRenderer(distFolder);
  const storage = await openSiteStorage({ distFolder, settings, site: policy, log });
  const { snapshots, outbox } = storage;
  const availability = await openAvailability({
    snapshots,
    // The address of the build, because the environment may have none.
    settings: { ...settings, siteUrl: policy.siteUrl },
    blocked,
    ownCalendar,
    sampleFolder: distFolder,
    log,
    now,
  });
  const enquiries =
    policy.enquiries === "server"
      ? await openEnquiries({ distFolder, settings, site: policy, outbox, log, now })
      : null;
  const livePages = createLivePages({ files, policy, renderer, availability, log });
  let isClosing = false;
  const isReady = () => !isClosing;
  const { statusSecret } = settings.availability;
  const answerEnquiry = enquiries
    ? createAnswerEnquiry({ ...site, livePages, log }, enquiries)
    : undefined;
  const respond = createRespond({
    ...{ ...site, livePages, availability, statusSecret, isReady, log, answerEnquiry },
    waitingEnquiries: () => enquiries?.delivery.waiting() ?? 0,
    readPublication: () => readPublication(distFolder),
  });
  const { server, close } = createHttpServer({ respond, policy, log });
  const address = await listen(server, settings, env);
  availability.onChange(livePages.refresh);
  // Pages change without an event when a calendar grows old or a year ends.
  const ageing = setInterval(livePages.refresh, refreshMilliseconds);
  availability.start();
  enquiries?.delivery.start();
  // The pages of the build show the calendar of its day.
  void livePages.refresh();
  return {
    /** The address to print. */
    address,
    /** Ends running requests first, but not later than after the time given. */
    async close(limitMilliseconds: number): Promise<void> {
      isClosing = true;
      clearInterval(ageing);
      availability.stop();
      const end = wait(limitMilliseconds, undefined, { ref: false });
      await close(limitMilliseconds);
      await Promise.race([enquiries?.stop(), end]);
      storage.close();
    },
  };
}

type BuiltSettings = Pick<Manifest, "siteUrl" | "tagManagerId">;

/** Throws a StartError where an environment names another address or id than the pages hold. */
function requireSettingsOfBuild(env: Environment, settings: Settings, built: BuiltSettings): void {
  for (const [name, key] of [
    ["SITE_URL", "siteUrl"],
    ["TAG_MANAGER_ID", "tagManagerId"],
  ] as const) {
    if (!env[name] || settings[key] === built[key]) continue;
    const inPages = built[key] === null ? "without one" : `with ${built[key]}`;
    throw new StartError(
      `${name} holds ${settings[key]}, but the pages were built ${inPages}: unset it or build again.`,
    );
  }
}

/** What `deploy/update.sh` has written beside `dist/` of the last change; undefined where it has not. */
function readPublication(distFolder: string): Promise<string | undefined> {
  return readFile(join(distFolder, "..", "publication.txt"), "utf8").catch(() => undefined);
}
