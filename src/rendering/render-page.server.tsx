import { renderToString } from "react-dom/server";
import { pagePhotos } from "../../content/photos/photos.ts";
import { villa } from "../../content/villa.ts";
import type { Availability } from "../availability/availability.ts";
import type { Locale } from "../i18n/locales.ts";
import { frameData } from "../pages/frame-data.server.ts";
import type { PageId } from "../pages/load-page.tsx";
import { type PageData, preparePage } from "../pages/page-data.server.ts";
import { pictureData } from "../pages/picture-data.server.ts";
import { socialPicture } from "../pages/social-picture.server.ts";
import { Root } from "../root.tsx";
import type { Route } from "../routes.ts";
import { loadTexts } from "../texts/load-texts.ts";
import { loadView, type Payload } from "../view.ts";
import { type ClientAssets, completeDocument } from "./complete-document.server.ts";
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
export type RenderedPage = { readonly html: string; readonly payload: Payload };

/**
 * Renders a page of the route table; the same context gives the same bytes. `search` is a stay
 * that the address asks for, `?arrival=…&departure=…`; whatever it holds, a page comes of it.
 */
export async function renderRoute(
  route: Route,
  context: RenderContext,
  search = "",
): Promise<RenderedPage> {
  const { page, locale } = route;
  const { now, availability } = context;
  const prepared = await preparePage(page, locale, { now, availability, search });
  const content = { ...prepared, photo: pagePhotos[page], search };
  const payload = await makePayload(page, locale, context, content);
  return renderPayload(payload, context, structuredData(route, payload.head, context.siteUrl));
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
  const { title, text } = status === 404 ? errors.notFound : errors.general;
  const photo = pagePhotos.gdpr;
  const payload = await makePayload("error", locale, context, {
    title,
    description: text,
    photo,
    search: "",
    data: { status, picture: pictureData(photo, locale) },
  });
  return renderPayload(payload, context, undefined, { withScripts: status === 404 });
}

async function makePayload<P extends PageId>(
  page: P,
  locale: Locale,
  { buildId, siteUrl, now }: RenderContext,
  content: {
    title: string;
    description: string;
    photo: string;
    search: string;
    data: PageData[P];
  },
): Promise<Payload> {
  const { footer } = await loadTexts(["footer"], locale);
  return {
    buildId,
    page,
    locale,
    search: content.search,
    head: {
      title: `${content.title} | ${villa.name}`,
      description: content.description,
      siteUrl,
      siteName: villa.name,
      // An address that leads nowhere is shown as the house.
      socialPicture: socialPicture(page === "error" ? "home" : page, locale),
      ...(page === "home" && { hero: pictureData(content.photo, locale) }),
    },
    frame: frameData(locale, footer, now),
    data: content.data,
  };
}

async function renderPayload(
  payload: Payload,
  { assets }: RenderContext,
  linkedData: object | undefined,
  { withScripts = true } = {},
): Promise<RenderedPage> {
  const view = await loadView(payload);
  const html = completeDocument(renderToString(<Root view={view} />), {
    page: payload.page,
    payload: withScripts ? payload : undefined,
    assets,
    linkedData,
  });
  return { html, payload };
}
