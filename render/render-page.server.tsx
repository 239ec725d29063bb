import { renderToString } from "react-dom/server";
import type { Locale } from "../domain/locales/locales.ts";
import { factMessages, home, pictures } from "../house/facts/facts.server.ts";
import { type ErrorStatus, errorPath, formPage, type Route } from "../house/routes/routes.ts";
import type { HeadData } from "../site/dom/page-head.ts";
import type { EnquiryForm } from "../site/enquiry/enquiry-fields.ts";
import { footerData, layoutData } from "../site/layout/layout-data.server.ts";
import { loadPageMessages } from "../site/layout/load-messages.ts";
import { type LoadedPage, loadPage, type Payload } from "../site/layout/loaded-page.ts";
import { Root } from "../site/layout/root.tsx";
import { errorMessage } from "../site/pages/error/error-page.tsx";
import { preparePage } from "../site/pages/page-data.server.ts";
import { decorationData, fullScreenData, pagePicture } from "../site/pages/picture-data.server.ts";
import type { Occasion } from "../site/stay/availability-data.server.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import type { StayView } from "../site/stay/stay-view.ts";
import { type HeadFacts, headData } from "./head-data.server.ts";
import { structuredData } from "./structured-data.server.ts";
import { type ClientAssets, findStyles, writeDocument } from "./write-document.server.ts";

/** What is the same for every page of a build, and the moment that a page is rendered for. */
export type RenderContext = Occasion & {
  readonly buildId: string;
  readonly assets: ClientAssets;
};

/**
 * Prepares a page of the route table for a moment: what is the same for every stay is done once. Gives back how to
 * make it with the stay that its address asks for and with a form as it is filled in, if any.
 * `makePayload` gives the payload that a browser already in the site needs, `render` the HTML as well. The same
 * arguments give the same bytes.
 */
export async function prepareRoute(route: Route, context: RenderContext) {
  const { page, locale } = route;
  const styles = findStyles(context.assets, page);
  const isListed = page !== formPage;
  const { title, description, data, answer, summarize, fill } = await preparePage(route, context);
  const facts = headFacts(title, description, context);
  const common = {
    ...(await commonPayload(locale, context, true)),
    page,
    path: route.path,
    styles: styles.href,
  };
  const parts = {
    assets: context.assets,
    styles,
    hasScripts: true,
    linkedData: isListed ? structuredData(route, facts) : undefined,
    hero: page === "home" ? fullScreenData(pictures.pages.home, locale) : undefined,
  };
  return { makePayload, render };

  function makePayload(asked: Stay | null = null, form?: EnquiryForm): Payload {
    const view = asked && answer?.(asked);
    const filled = { title, data, ...(form && fill?.(form)) };
    const head = describeHead({ ...facts, title: filled.title });
    return {
      ...common,
      head: (view && headOf(view)) || head,
      ...(view && { pageTitle: head.title, sent: { stay: asked, view } }),
      search: view ? `?${formatStayQuery(asked)}` : "",
      data: filled.data,
    };
  }

  async function render(asked?: Stay | null, form?: EnquiryForm) {
    const payload = makePayload(asked, form);
    const html = writeDocument(renderBody(await loadPage(payload)), payload, parts);
    return { html, payload, styleHashes: [styles.hash] };
  }

  /** The head for a stay; null where it is that of the page. */
  function headOf(view: StayView): HeadData | null {
    const card = view.kind === "empty" || view.kind === "half" ? null : view.card;
    if (!card || !summarize) return null;
    return describeHead({ ...headFacts(card.dates, summarize(view), context), card });
  }

  function describeHead(described: HeadFacts): HeadData {
    return headData(described, isListed ? route : undefined, locale);
  }
}

/**
 * Renders the page for an error in one language. A 404 goes on as an application; any other
 * status comes without scripts, because the application may be what has failed. `writePolicy` makes the
 * policy's element from the hashes of its styles, for hosts that send no such header with it.
 */
export async function renderErrorPage(
  status: ErrorStatus,
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
    path: errorPath(status, locale),
    styles: styles.href,
    search: "",
    head: headData(head, undefined, locale),
    data: {
      ...{ status, text: notice },
      picture: fullScreenData(pagePicture("error"), locale),
      ornament: status === 404 ? decorationData(home.ornament ?? "") : undefined,
    },
  };
  const html = writeDocument(renderBody(await loadPage(payload)), payload, {
    assets: context.assets,
    styles,
    hasScripts: status === 404,
    policy: writePolicy?.(styleHashes),
  });
  return { html, payload, styleHashes };
}

/** Nothing in a head can say its language. */
function headFacts(title: string, description: string, { siteUrl }: RenderContext): HeadFacts {
  return { title, description, siteUrl };
}

/** What the payloads of all pages have; only those that are rendered again name the next free week. */
async function commonPayload(locale: Locale, context: RenderContext, isRefreshed = false) {
  const { availability: messages } = await loadPageMessages("pricing-and-availability", locale);
  const message = { locale, messages };
  return {
    buildId: context.buildId,
    locale,
    layout: layoutData(message, context.isServed === true, isRefreshed ? context : undefined),
    footer: footerData(message, context),
  };
}

function renderBody(page: LoadedPage): string {
  return renderToString(<Root page={page} />);
}
