// How the development server answers. Loaded anew when a source has changed, generated ones too.
import { gzipSync } from "node:zlib";
import { renderErrorPage, renderRoute } from "../app/entry.server.tsx";
import { locales } from "../app/i18n/locales.ts";
import { codedPages } from "../app/pages.ts";
import type { ClientAssets } from "../app/render/complete-document.server.ts";
import { findRoute, localeOfPath, localePrefix, payloadPath } from "../app/routes.ts";
import layers from "../app/styles/layers.css?inline";
import { createTextAsset } from "../server/asset.ts";
import type { Assets } from "../server/assets.ts";
import { encoders } from "../server/content-coding.ts";
import { createFeedStatus } from "../server/feed-status.ts";
import type { openAvailability } from "../server/feeds/open-availability.ts";
import type { Logger } from "../server/logger.ts";
import { createPages, type Renderer } from "../server/pages.ts";
import type { SiteRequest } from "../server/read-request.ts";
import { createRespond } from "../server/respond.ts";
import type { SiteResponse } from "../server/responses.ts";
import type { SitePolicy } from "../server/security-headers.ts";

/** What stays while sources change. */
export type Development = {
  readonly siteUrl: string;
  readonly policy: SitePolicy;
  readonly calendar: Awaited<ReturnType<typeof openAvailability>>;
  /** Adds what Vite needs in a page: its client for hot reload. */
  readonly addVite: (html: string) => Promise<string>;
  readonly log: Logger;
};

const htmlType = "text/html; charset=utf-8";
const jsonType = "application/json; charset=utf-8";

// Modules bring their styles themselves, in the order of their arrival.
const styles = Object.fromEntries(
  [...codedPages, "markdown", "error"].map((page) => [page, { css: layers, files: [] }]),
) as unknown as ClientAssets["styles"];
const assets: ClientAssets = { boot: { src: "/build/dev-boot.ts" }, styles };

/** The response of the server to a request, with pages rendered for it alone. */
export async function respond(
  request: SiteRequest,
  { siteUrl, policy, calendar, addVite, log }: Development,
): Promise<SiteResponse> {
  const route = findRoute(request.path.replace(/\/?_payload\.json$/, "") || "/");
  const locale = localeOfPath(request.path);
  const context = {
    siteUrl,
    assets,
    buildId: "development",
    now: new Date(),
    availability: calendar.current(),
  };
  const rendered = await (route
    ? renderRoute(route, context)
    : renderErrorPage(404, locale, context));
  const html = await addVite(rendered.html);
  const page = createTextAsset(html, { type: htmlType, cache: "revalidate" }, policy);
  const payload = createTextAsset(
    JSON.stringify(rendered.payload),
    { type: jsonType, cache: "revalidate" },
    policy,
  );
  const path = route?.path ?? `${localePrefix(locale)}/404`;
  const files = new Map([[payloadPath(path), payload], ...(route ? [[path, page] as const] : [])]);
  const errorPages = Object.fromEntries(
    locales.map((one) => [one, { notFound: page, general: page, busy: page }]),
  ) as Assets["errorPages"];
  const { current, hasFeeds: hasCalendar } = calendar;
  const pageRenderer: Renderer = {
    takeOver: () => {},
    compress: async (text) => encoders.br(new TextEncoder().encode(text)),
    renderPage: async () => ({ html, payload: JSON.stringify(rendered.payload) }),
    renderStay: async (_route, asked) => {
      const { head = "", renderBody } = rendered.stays ?? {};
      return new Uint8Array(gzipSync(await addVite(head + (await renderBody?.(asked)))));
    },
  };
  const pages = createPages({
    files,
    policy,
    renderer: pageRenderer,
    availability: current,
    log,
  });
  const respondAs = createRespond({
    ...{ policy, pages, errorPages, hasCalendar, log },
    status: createFeedStatus(calendar.status, null, policy),
    isReady: () => true,
  });
  return respondAs(request);
}
