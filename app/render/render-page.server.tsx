import { cloneElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { footerData, frameData } from "../components/frame-data.server.ts";
import { fillReusable, ReuseContext } from "../components/reusable.tsx";
import { pictures } from "../facts/facts.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadPageTexts } from "../load-texts.ts";
import { type LoadedPage, loadPage, type Payload } from "../loaded-page.ts";
import { drawingData } from "../pages/drawing-data.server.ts";
import { errorWording } from "../pages/error/error-page.tsx";
import { preparePage } from "../pages/page-data.server.ts";
import { fullScreenData, pagePicture } from "../pages/picture-data.server.ts";
import { Root } from "../root.tsx";
import type { Route } from "../routes.ts";
import type { Availability } from "../stay/availability.ts";
import { formatStayQuery, type Stay } from "../stay/stay.ts";
import { type ClientAssets, completeBody, completeDocument } from "./complete-document.server.ts";
import { headData } from "./head-data.server.ts";
import { structuredData } from "./structured-data.server.ts";

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
  /** Where the page quotes stays: the same head, and the body for a stay that the address asks for. */
  readonly stays?: {
    readonly head: string;
    readonly renderBody: (asked: Stay) => string;
  };
};

/** Renders a page of the route table; the same context gives the same bytes. */
export async function renderRoute(route: Route, context: RenderContext): Promise<RenderedPage> {
  const { page, locale } = route;
  const { title, description, data, withStay } = await preparePage(route, context);
  const head = { title, description, siteUrl: context.siteUrl };
  const payload: Payload = {
    ...commonPayload(locale, context),
    page,
    search: "",
    head: headData(head, route, locale),
    data,
  };
  const loaded = await loadPage(payload);
  const parts = new Map<string, string>();
  const html = render(loaded, parts);
  const document = completeDocument(html, payload, {
    payload,
    assets: context.assets,
    linkedData: structuredData(route, head),
    hero: page === "home" ? fullScreenData(pictures.pages.home, locale) : undefined,
  });
  if (withStay === undefined) return { html: document, payload };

  const renderBody = (asked: Stay) => {
    const { data: quoted, bookable } = withStay(asked);
    const stayed: Payload = {
      ...payload,
      search: `?${formatStayQuery(asked)}`,
      // It stands ready in the document's beginning.
      head: { ...payload.head, elements: [] },
      frame: { ...payload.frame, stay: bookable },
      data: quoted,
    };
    const content = cloneElement(loaded.content as ReactElement<{ data: unknown }>, {
      data: quoted,
    });
    return completeBody(render({ ...loaded, payload: stayed, content }, parts), stayed);
  };
  const stays = { head: document.slice(0, document.indexOf("<body")), renderBody };
  return { html: document, payload, stays };
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
  const { errors } = await loadPageTexts("error", locale);
  const { title, text } = errorWording(errors, status);
  const head = { title, description: text, siteUrl: context.siteUrl };
  const payload: Payload = {
    ...commonPayload(locale, context),
    page: "error",
    search: "",
    head: headData(head, undefined, locale),
    data: {
      status,
      picture: fullScreenData(pagePicture("pricing-and-availability"), locale),
      lark: drawingData("lark-flight", locale),
    },
  };
  const html = completeDocument(render(await loadPage(payload)), payload, {
    payload: status === 404 ? payload : undefined,
    assets: context.assets,
  });
  return { html, payload };
}

function commonPayload(locale: Locale, { buildId, now }: RenderContext) {
  return { buildId, locale, frame: frameData(locale), footer: footerData(locale, now) };
}

function render(page: LoadedPage, parts = new Map<string, string>()): string {
  const html = renderToString(
    <ReuseContext value={parts}>
      <Root page={page} />
    </ReuseContext>,
  );
  return fillReusable(html, parts);
}
