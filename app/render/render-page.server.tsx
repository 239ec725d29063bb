import { renderToString } from "react-dom/server";
import { pictures, villa } from "../facts/facts.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadTexts } from "../load-texts.ts";
import { loadPage, type Payload } from "../loaded-page.ts";
import { frameData } from "../pages/frame-data.server.ts";
import { preparePage } from "../pages/page-data.server.ts";
import { fullScreenData, pictureData } from "../pages/picture-data.server.ts";
import { type SocialPicture, socialPicture } from "../pages/social-picture.server.ts";
import { Root } from "../root.tsx";
import type { Route } from "../routes.ts";
import type { Availability } from "../stay/availability.ts";
import type { Stay } from "../stay/stay.ts";
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
type RenderedPage = { readonly html: string; readonly payload: Payload };

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
  const { title, description, data, stay } = await preparePage(page, locale, {
    now,
    availability,
    search,
  });
  const head = headFacts({ title, description }, socialPicture(page, locale), context);
  const payload: Payload = {
    ...(await commonPayload(locale, context, stay)),
    page,
    search,
    head: headData(head, route, locale),
    data,
  };
  return {
    payload,
    html: await renderDocument(payload, {
      payload,
      assets: context.assets,
      linkedData: structuredData(route, head),
      hero: page === "home" ? fullScreenData(pictures.pages.home, locale) : undefined,
    }),
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
  const { title, text } = status === 404 ? errors.notFound : errors.general;
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

async function commonPayload(
  locale: Locale,
  { buildId, now }: RenderContext,
  stay: Stay | null = null,
) {
  const { footer } = await loadTexts(["footer"], locale);
  return { buildId, locale, frame: frameData(locale, footer, { now, stay }) };
}

async function renderDocument(payload: Payload, parts: DocumentParts): Promise<string> {
  const page = await loadPage(payload);
  return completeDocument(renderToString(<Root page={page} />), payload, parts);
}
