import { renderToString } from "react-dom/server";
import type { HeadData } from "../browser/page-head.ts";
import { footerData, layoutData } from "../components/layout-data.server.ts";
import { factMessages, home, pictures } from "../facts/facts.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { loadPageMessages } from "../load-messages.ts";
import { type LoadedPage, loadPage, type Payload } from "../loaded-page.ts";
import { decorationData } from "../pages/drawing-data.server.ts";
import { errorMessage } from "../pages/error/error-page.tsx";
import { preparePage } from "../pages/page-data.server.ts";
import { fullScreenData, pagePicture } from "../pages/picture-data.server.ts";
import { Root } from "../root.tsx";
import type { Route } from "../routes.ts";
import type { Occasion } from "../stay/availability-data.server.ts";
import { formatStayQuery, type Stay } from "../stay/stay.ts";
import type { StayView } from "../stay/stay-view.ts";
import { type HeadFacts, headData } from "./head-data.server.ts";
import { structuredData } from "./structured-data.server.ts";
import { type ClientAssets, findStyles, writeDocument } from "./write-document.server.ts";

/** What is the same for every page of a build, and the moment that a page is rendered for. */
export type RenderContext = Occasion & {
  readonly buildId: string;
  readonly assets: ClientAssets;
};

/**
 * Prepares a page of the route table for a moment. The function given back renders it, with the stay
 * that its address asks for, if any: its HTML, and the payload that a browser already in the site needs
 * instead. The same arguments give the same bytes. What is the same for every
 * stay is done once.
 */
export async function prepareRoute(route: Route, context: RenderContext) {
  const { page, locale } = route;
  const styles = findStyles(context.assets, page);
  const { title, description, data, answer, summarize } = await preparePage(route, context);
  const head = headFacts(title, description, context);
  const common = {
    ...(await commonPayload(locale, context, true)),
    page,
    styles: styles.href,
    head: headData(head, route, locale),
  };
  const parts = {
    assets: context.assets,
    styles,
    hasScripts: true,
    linkedData: structuredData(route, head),
    hero: page === "home" ? fullScreenData(pictures.pages.home, locale) : undefined,
  };
  return async (asked: Stay | null = null) => {
    const view = asked && answer?.(asked);
    const payload: Payload = {
      ...common,
      ...(view && {
        head: headOf(view),
        pageTitle: common.head.title,
        sent: { stay: asked, view },
      }),
      search: view ? `?${formatStayQuery(asked)}` : "",
      data,
    };
    const html = writeDocument(render(await loadPage(payload)), payload, parts);
    return { html, payload, styleHashes: [styles.hash] };
  };

  /** That of a stay, where dates that make one are asked for. */
  function headOf(view: StayView): HeadData {
    const card = view.kind === "empty" || view.kind === "half" ? null : view.card;
    if (!card || !summarize) return common.head;
    const own = headFacts(card.dates, summarize(view), context);
    return headData({ ...own, card }, route, locale);
  }
}

/**
 * Renders the page for an error in one language. A 404 goes on as an application; any other
 * status comes without scripts, because the application may be what has failed. `writePolicy` makes the
 * policy's element from the hashes of its styles, for hosts that send no such header with it.
 */
export async function renderErrorPage(
  status: number,
  locale: Locale,
  context: RenderContext,
  writePolicy?: (styleHashes: readonly string[]) => string,
) {
  const styles = findStyles(context.assets, "error");
  const styleHashes = [styles.hash];
  const { errors } = await loadPageMessages("error", locale);
  const { title, text } = errorMessage(errors, status);
  // Who has sent an enquiry must know that it has not arrived.
  const notice = status === 429 ? factMessages(locale).enquiry.notices.crowded : text;
  const head = headFacts(title, notice, context);
  const payload: Payload = {
    ...(await commonPayload(locale, context)),
    page: "error",
    styles: styles.href,
    search: "",
    head: headData(head, undefined, locale),
    data: {
      ...{ status, text: notice },
      picture: fullScreenData(pagePicture("error"), locale),
      resting: decorationData(home.ornament?.resting ?? ""),
    },
  };
  const html = writeDocument(render(await loadPage(payload)), payload, {
    assets: context.assets,
    styles,
    hasScripts: status === 404,
    policy: writePolicy?.(styleHashes),
  });
  return { html, payload, styleHashes };
}

/** Nothing in a head can say its language. */
export function headFacts(
  title: string,
  description: string,
  { siteUrl }: RenderContext,
): HeadFacts {
  return { title, description, siteUrl };
}

/** What the payloads of all pages have; only those that are rendered again name the next free week. */
export async function commonPayload(locale: Locale, context: RenderContext, isRefreshed = false) {
  const { availability: messages } = await loadPageMessages("pricing-and-availability", locale);
  const message = { locale, messages };
  return {
    buildId: context.buildId,
    locale,
    layout: layoutData(message, isRefreshed ? context : undefined),
    footer: footerData(message, context),
  };
}

function render(page: LoadedPage): string {
  return renderToString(<Root page={page} />);
}
