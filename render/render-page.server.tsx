import { renderToString } from "react-dom/server";
import type { Locale } from "../domain/locales/locales.ts";
import { factMessages, home, pictures } from "../house/facts/facts.server.ts";
import { kindOf } from "../house/routes/coded-pages.ts";
import {
  type ErrorStatus,
  errorPath,
  formPage,
  pricesPage,
  type Route,
} from "../house/routes/routes.ts";
import type { HeadData } from "../site/dom/page-head.ts";
import type { EnquiryForm } from "../site/enquiry/enquiry-fields.ts";
import { footerData, layoutData } from "../site/layout/layout-data.server.ts";
import { loadPageMessages } from "../site/layout/load-messages.ts";
import { type LoadedPage, loadPage, type Payload } from "../site/layout/loaded-page.ts";
import { Root } from "../site/layout/root.tsx";
import type { Occasion } from "../site/occasion.ts";
import { errorMessage } from "../site/pages/error/error-page.tsx";
import { preparePage } from "../site/pages/page-data.server.ts";
import { decorationData, fullScreenData, pagePicture } from "../site/pages/picture-data.server.ts";
import { formatStayQuery, type Stay } from "../site/stay/stay.ts";
import type { StayView } from "../site/stay/stay-view.ts";
import { type HeadFacts, headData } from "./head-data.server.ts";
import { structuredData } from "./structured-data.server.ts";
import { type ClientAssets, findStyles, writeDocument } from "./write-document.server.ts";

/** The build, the calendar and the moment that pages are rendered for. */
export type RenderContext = Occasion & {
  readonly buildId: string;
  readonly assets: ClientAssets;
};

/**
 * Prepares a route in a context, so that what all stays share is computed once. `makePayload` and `render` then make the
 * payload, or HTML and payload, for the stay in the address and for the state of a form, if any. The same arguments give
 * the same bytes.
 */
export async function prepareRoute(route: Route, context: RenderContext) {
  const { page, locale } = route;
  const styles = findStyles(context.assets, page);
  const isListed = page !== formPage;
  const prepared = await preparePage(route, context);
  const { title, description, data, answer, summarize, fill } = prepared;
  const facts = headFacts(title, description, context);
  const common = {
    ...(await commonPayload(locale, context, true)),
    page,
    path: route.path,
    styles: styles.href,
    // The others are read, or have a button of their own.
    hasDatesBar: kindOf(page) === "listed",
  };
  const parts = {
    assets: context.assets,
    styles,
    hasScripts: true,
    linkedData: isListed ? describeData() : undefined,
    hero: page === "home" ? fullScreenData(pictures.pages.home, locale) : undefined,
  };
  return { makePayload, render };

  function describeData(): object {
    const linked = structuredData(route, facts);
    return prepared.linkedData ? [linked, prepared.linkedData] : linked;
  }

  function makePayload(stay: Stay | null = null, form?: EnquiryForm): Payload {
    const view = stay && answer?.(stay);
    const filled = { title, data, ...(form && fill?.(form)) };
    const head = describeHead({ ...facts, title: filled.title });
    return {
      ...common,
      head: (view && headOf(view)) || head,
      ...(view && { pageTitle: head.title, sent: { stay, view } }),
      search: view ? `?${formatStayQuery(stay)}` : "",
      data: filled.data,
    };
  }

  async function render(stay?: Stay | null, form?: EnquiryForm) {
    const payload = makePayload(stay, form);
    const html = writeDocument(renderBody(await loadPage(payload)), payload, parts);
    return { html, payload, styleHashes: [styles.hash] };
  }

  /** The head for a stay; null if it is that of the page. */
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
 * Renders the page for an error in one language. A 404 has the application; any other status has no scripts, because
 * the application may be the cause. `writePolicy` makes the element with the policy from the hashes of the styles, for
 * hosts that send no such header.
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
  // The guest must know that the enquiry has not arrived.
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

/** The inputs of a head: always in the language of the page. */
function headFacts(title: string, description: string, { siteUrl }: RenderContext): HeadFacts {
  return { title, description, siteUrl };
}

/** The common part of all payloads; only pages that are refreshed name the next free week. */
async function commonPayload(locale: Locale, context: RenderContext, isRefreshed = false) {
  const { availability: messages } = await loadPageMessages(pricesPage, locale);
  const wording = { locale, messages };
  return {
    buildId: context.buildId,
    locale,
    layout: layoutData(wording, context.isServed === true, isRefreshed ? context : undefined),
    footer: footerData(wording, context),
  };
}

function renderBody(page: LoadedPage): string {
  return renderToString(<Root page={page} />);
}
