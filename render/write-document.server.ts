import { blockPages } from "#house/uses.mjs";
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
  /** The rules of page and layout, to be inlined. */
  readonly css: string;
  /** The hash of `css` for the policy: `'sha256-…'`. */
  readonly hash: string;
  /** The style sheet without the layout's rules, for page changes; none in development. */
  readonly href?: string;
};

/** The files of the client build that the HTML refers to. */
export type ClientAssets = {
  /** The boot script; built ones with their integrity hash. */
  readonly boot: { readonly src: string; readonly integrity?: string };
  /** By the name of each coded page, `markdown`, and `blocks` where pages have some. */
  readonly styles: Readonly<Record<string, PageStyles | undefined>>;
};

/** The parts of a document around the body that React renders. */
type DocumentParts = {
  readonly assets: ClientAssets;
  readonly styles: PageStyles;
  /** Whether the page has the application; if not, it has neither payload nor scripts. */
  readonly hasScripts: boolean;
  /** The full-screen picture of the first screen, if there is one. */
  readonly hero?: PictureData | undefined;
  readonly linkedData?: object | undefined;
  /** The element with the policy, for hosts that send no header. */
  readonly policy?: string | undefined;
};

/** The styles of a page by its name; throws if the client build has none. */
export function findStyles(assets: ClientAssets, page: string): PageStyles {
  const ofMarkdown = blockPages.includes(page) ? "blocks" : "markdown";
  const styles = assets.styles[isMarkdownPage(page) ? ofMarkdown : page];
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

/** The elements that describe the page; a page change replaces them (`site/dom/page-head.ts`). */
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
 * The payload without what the HTML contains: the head, and the data of the footer and of static pages, which the
 * browser does not render again.
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
