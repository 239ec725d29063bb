// The responses of the development server. Reloaded when a source or generated file has changed.

import { frames } from "#house/uses.mjs";
import { pagesOfKind } from "../../house/routes/coded-pages.ts";
import { errorPath, findRoute, localeOfPath, payloadPath } from "../../house/routes/routes.ts";
import { prepareRoute, renderErrorPage } from "../../render/render-page.server.tsx";
import type { ClientAssets } from "../../render/write-document.server.ts";
import { createTextAsset } from "../../server/asset.ts";
import { createCalendarAssets } from "../../server/calendar-assets.ts";
import type { openAvailability } from "../../server/feeds/availability-source.ts";
import type { Logger } from "../../server/logger.ts";
import type { SiteRequest } from "../../server/read-request.ts";
import { createRespond } from "../../server/respond.ts";
import type { SiteResponse } from "../../server/responses.ts";
import type { SitePolicy } from "../../server/security-headers.ts";
import { answerQuote } from "../../site/stay/answer-quote.server.ts";
import { parseStayQuery } from "../../site/stay/stay-query.ts";
import layers from "../../site/styles/layers.css?inline";

/** The state that outlives changes of sources. */
export type Development = {
  readonly siteUrl: string;
  readonly policy: SitePolicy;
  readonly calendar: Awaited<ReturnType<typeof openAvailability>>;
  /** Adds Vite's client for hot reload to a page. */
  readonly addVite: (html: string) => Promise<string>;
  readonly log: Logger;
};

// Modules bring their styles themselves, in loading order. The policy is not sent.
const styles = { css: layers, hash: "" };
const assets: ClientAssets = {
  boot: { src: "/build/dev/dev-boot.ts" },
  styles: Object.fromEntries(
    [...pagesOfKind("listed", "additional", "unlisted"), "markdown", "blocks"].map((page) => [
      page,
      styles,
    ]),
  ),
};

/** Answers a request as the server does, with the page rendered on demand. */
export async function respond(
  request: SiteRequest,
  { siteUrl, policy, calendar, addVite, log }: Development,
): Promise<SiteResponse> {
  const route = findRoute(request.path.replace(/\/?_payload\.json$/, "") || "/");
  const locale = localeOfPath(request.path);
  const availability = calendar.current();
  const context = {
    siteUrl,
    assets,
    buildId: "development",
    now: new Date(),
    availability,
    isServed: true,
  };
  const stay = parseStayQuery(request.query);
  const rendered = await render();
  const html = await addVite(rendered.html);
  const shown = frames[route?.page ?? ""];
  const make = (text: string, type: string) =>
    createTextAsset(text, { type, cache: "revalidate", ...(shown && { frames: shown }) }, policy);
  const page = make(html, "text/html; charset=utf-8");
  const path = route?.path ?? errorPath(404, locale);
  const files = new Map([
    ...createCalendarAssets(availability, policy),
    ...(route ? [[path, page] as const] : []),
    [payloadPath(path), make(JSON.stringify(rendered.payload), "application/json; charset=utf-8")],
  ]);
  const respondAs = createRespond({
    ...{ policy, log },
    errorPage: () => page,
    availability: calendar,
    statusSecret: null,
    readPublication: async () => undefined,
    livePages: {
      find: (found) => files.get(found),
      renderStay: () => undefined,
      quote: async (query) => answerQuote(query, context),
    },
    isReady: () => true,
  });
  return respondAs(request);

  async function render() {
    if (!route) return renderErrorPage(404, locale, context);
    return (await prepareRoute(route, context)).render(stay);
  }
}
