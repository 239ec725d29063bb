import { renderToString } from "react-dom/server";
import { collectReusable, insertReusable, ReuseContext } from "../components/reusable.tsx";
import { pictures, villa } from "../facts/facts.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadTexts } from "../load-texts.ts";
import { loadPage, type Payload } from "../loaded-page.ts";
import { errorWording } from "../pages/error/error-page.tsx";
import { frameData } from "../pages/frame-data.server.ts";
import { preparePage } from "../pages/page-data.server.ts";
import { fullScreenData, pictureData } from "../pages/picture-data.server.ts";
import { type SocialPicture, socialPicture } from "../pages/social-picture.server.ts";
import { Root } from "../root.tsx";
import type { Route } from "../routes.ts";
import type { Availability } from "../stay/availability.ts";
import { formatStayQuery, type Stay } from "../stay/stay.ts";
import {
  type ClientAssets,
  completeDocument,
  type DocumentParts,
} from "./complete-document.server.ts";
import { type HeadFacts, headData } from "./head-data.server.ts";
import { structuredData } from "./structured-data.server.ts";

export type { ClientAssets };

/** What is the same for every page of a build, and the moment that a page is rendered for. */
export type RenderContext = {
  readonly siteUrl: string;
  readonly buildId: string;
  readonly assets: ClientAssets;
  readonly now: Date;
  /** The calendar at that moment. */
  readonly availability: Availability;
};

/** A rendered page: its HTML, and the payload that a browser already in the site needs instead. */
type RenderedPage = {
  readonly html: string;
  readonly payload: Payload;
  /** The HTML for a stay that the address asks for, where the page quotes stays. */
  readonly renderStay?: (asked: Stay) => Promise<string>;
};

/** Renders a page of the route table; the same context gives the same bytes. */
export async function renderRoute(route: Route, context: RenderContext): Promise<RenderedPage> {
  const { page, locale } = route;
  const { title, description, data, withStay } = await preparePage(page, locale, context);
  const head = headFacts({ title, description }, socialPicture(page, locale), context);
  const payload: Payload = {
    ...(await commonPayload(locale, context)),
    page,
    search: "",
    head: headData(head, route, locale),
    data,
  };
  const parts: Omit<DocumentParts, "payload"> = {
    assets: context.assets,
    linkedData: structuredData(route, head),
    hero: page === "home" ? fullScreenData(pictures.pages.home, locale) : undefined,
  };
  const marked = await renderDocument(payload, { ...parts, payload }, "mark");
  const { html, parts: reusable } = collectReusable(marked);
  if (withStay === undefined) return { html, payload };
  return {
    html,
    payload,
    renderStay: async (asked) => {
      const quoted = withStay(asked);
      const stayed: Payload = {
        ...payload,
        search: `?${formatStayQuery(asked)}`,
        frame: { ...payload.frame, stay: quoted.bookable },
        data: quoted.data,
      };
      const rest = await renderDocument(stayed, { ...parts, payload: stayed }, "leave out");
      return insertReusable(rest, reusable);
    },
  };
}

/**
 * Renders the page for an error in one language. A 404 goes on as an application; any other
 * status comes without scripts, because the application may be what has failed.
 */
export async function renderErrorPage(
  status: number,
  locale: Locale,
  context: RenderContext,
): Promise<RenderedPage> {
  const { errors } = await loadTexts(["errors"], locale);
  const { title, text } = errorWording(errors, status);
  // An address that leads nowhere is shown as the house.
  const head = headFacts({ title, description: text }, socialPicture("home", locale), context);
  const payload: Payload = {
    ...(await commonPayload(locale, context)),
    page: "error",
    search: "",
    head: headData(head, undefined, locale),
    data: { status, picture: pictureData(pictures.pages.gdpr, locale) },
  };
  return {
    payload,
    html: await renderDocument(payload, {
      payload: status === 404 ? payload : undefined,
      assets: context.assets,
    }),
  };
}

function headFacts(
  page: { title: string; description: string },
  socialPicture: SocialPicture,
  { siteUrl }: RenderContext,
): HeadFacts {
  return {
    title: page.title,
    description: page.description,
    siteUrl,
    siteName: villa.name,
    socialPicture,
  };
}

async function commonPayload(locale: Locale, { buildId, now }: RenderContext) {
  const { footer } = await loadTexts(["footer"], locale);
  return { buildId, locale, frame: frameData(locale, footer, now) };
}

async function renderDocument(
  payload: Payload,
  parts: DocumentParts,
  reuse?: "mark" | "leave out",
): Promise<string> {
  const page = await loadPage(payload);
  const root = (
    <ReuseContext value={reuse}>
      <Root page={page} />
    </ReuseContext>
  );
  return completeDocument(renderToString(root), payload, parts);
}
