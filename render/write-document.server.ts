import { directionOf } from "../domain/locales/locales.ts";
import { isStatic } from "../house/routes/coded-pages.ts";
import { isMarkdownPage } from "../house/routes/routes.ts";
import { type HeadData, pageMark } from "../site/dom/page-head.ts";
import type { Payload } from "../site/layout/loaded-page.ts";
import { payloadElementId } from "../site/layout/payload-element.ts";
import type { PictureData } from "../site/pictures/picture.tsx";
import { charset, commonHead, preloadFonts, preloadHero } from "./common-head.server.ts";

/** The styles of one page. */
export type PageStyles = {
  /** All rules of the page and of the layout around it, for its HTML. */
  readonly css: string;
  /** The hash by which a policy allows `css`: `'sha256-…'`. */
  readonly hash: string;
  /** The address of the page's rules without the layout's, for a page change; none in development. */
  readonly href?: string;
};

/** What the client build has made, as far as the HTML names it. */
export type ClientAssets = {
  /** The first script; a built one with the hash that its bytes must have. */
  readonly boot: { readonly src: string; readonly integrity?: string };
  /** By the name of each page made by code, and `markdown`. */
  readonly styles: Readonly<Record<string, PageStyles | undefined>>;
};

/** What a document has beside the page that React renders. */
type DocumentParts = {
  readonly assets: ClientAssets;
  readonly styles: PageStyles;
  /** Whether the page goes on as an application; without, it comes without data and scripts. */
  readonly hasScripts: boolean;
  /** The picture that fills the first screen, if there is one. */
  readonly hero?: PictureData | undefined;
  readonly linkedData?: object | undefined;
  /** The policy as an element, for a page that hosts send without its header. */
  readonly policy?: string | undefined;
};

/** The styles of a page by its name; throws where the client build has none. */
export function findStyles(assets: ClientAssets, page: string): PageStyles {
  const styles = assets.styles[isMarkdownPage(page) ? "markdown" : page];
  if (!styles) throw new Error(`the client build has no styles of the page ${page}`);
  return styles;
}

/** The HTML of a page, around what React has rendered of its body. */
export function writeDocument(
  body: string,
  payload: Payload,
  { assets, styles, hasScripts, hero, linkedData, policy }: DocumentParts,
): string {
  const { locale, head } = payload;
  return [
    `<!DOCTYPE html><html lang="${locale}"${directionOf(locale) ? ' dir="rtl"' : ""}><head>`,
    charset,
    policy,
    commonHead,
    preloadFonts(locale),
    writePageHead(head),
    hero && preloadHero(hero),
    `<style>${styles.css}</style>`,
    linkedData && `<script type="application/ld+json">${scriptJson(linkedData)}</script>`,
    hasScripts && bootScript(assets.boot),
    `</head><body>${body}`,
    hasScripts &&
      `<script type="application/json" id="${payloadElementId}">${scriptJson(sent(payload))}</script>`,
    "</body></html>",
  ]
    .filter(Boolean)
    .join("");
}

/** What the head says of the page; a page change takes it out again (`browser/page-head.ts`). */
function writePageHead({ title, elements }: HeadData): string {
  const written = elements.map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
    );
    return `<${tag}${pairs.join("")} ${pageMark}>`;
  });
  return `<title>${escapeHtml(title)}</title>${written.join("")}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function bootScript({ src, integrity }: ClientAssets["boot"]): string {
  const hash = integrity ? ` integrity="${integrity}"` : "";
  return `<script type="module" fetchpriority="low" src="${src}"${hash}></script>`;
}

/**
 * What is in the HTML already is not sent beside it: the head, and the data of the footer and of what is
 * only read, which are not rendered again in the browser.
 */
function sent(payload: Payload): Payload {
  const { data, footer: _footer, ...layout } = payload;
  const rest = { ...layout, head: { ...payload.head, elements: [] } };
  if (isStatic(payload.page)) return rest;
  const { static: _, ...used } = data as { readonly static?: unknown };
  return { ...rest, data: used };
}

/** JSON that cannot end the script element that it stands in. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
