import previews from "#house/previews.json" with { type: "json" };
import { type HeadData, pageMark } from "../browser/page-head.ts";
import type { PictureData } from "../components/picture.tsx";
import { directionOf } from "../i18n/locales.ts";
import type { Payload } from "../loaded-page.ts";
import { isStatic } from "../pages.ts";
import { isMarkdownPage } from "../routes.ts";
import { commonHead, preloadFonts, preloadHero } from "./common-head.server.ts";
import { payloadElementId } from "./payload-element.ts";

/** Where what is below the first screen begins, as React writes it (`components/later.tsx`). */
const belowMark = "<link data-below";

/** What the client build has made, as far as the HTML names it. */
export type ClientAssets = {
  /** The first script; a built one with the hash that its bytes must have. */
  readonly boot: { readonly src: string; readonly integrity?: string };
  /**
   * The styles of each page made by code, of those of Markdown (`markdown`), of the error page and the form (`enquiry`), those
   * of the layout included, and the files they come from.
   */
  readonly styles: Readonly<
    Record<string, { readonly css: string; readonly files: readonly string[] } | undefined>
  >;
  /** What the form for enquiries runs on a page of its own. */
  readonly enquiry?: { readonly src: string };
  /** What stands below the first screens of all pages, a file of its own: no first screen waits for it. */
  readonly below?: string;
  /** The rules for print of all pages, likewise. */
  readonly print?: string;
};

/** What a document has beside the page that React renders. */
type DocumentParts = {
  readonly assets: ClientAssets;
  /** Whether the page goes on as an application; without, it comes without data and scripts. */
  readonly hasScripts: boolean;
  /** The picture that fills the first screen, if there is one. */
  readonly hero?: PictureData | undefined;
  readonly linkedData?: object;
  /** Whether it is the form for enquiries, which has a script of its own. */
  readonly isEnquiry?: boolean;
};

/** The HTML of a page, around what React has rendered of its body. */
export function writeDocument(
  body: string,
  payload: Payload,
  { assets, hasScripts, hero, linkedData, isEnquiry = false }: DocumentParts,
): string {
  const { page, locale, head } = payload;
  const styles = assets.styles[isEnquiry ? "enquiry" : isMarkdownPage(page) ? "markdown" : page];
  if (!styles) throw new Error(`the client build has no styles of the page ${page}`);
  return [
    `<!DOCTYPE html><html lang="${locale}"${directionOf(locale) ? ' dir="rtl"' : ""}><head>`,
    commonHead,
    preloadFonts(body),
    writePageHead(head),
    hero && preloadHero(hero),
    `<style>${styles.css}${previewStyles(assets.below ? firstScreenOf(body) : body)}</style>`,
    assets.print && `<link rel="stylesheet" href="${assets.print}" media="print">`,
    hasScripts && sheetNames(styles.files, assets.below),
    linkedData && `<script type="application/ld+json">${scriptJson(linkedData)}</script>`,
    hasScripts && bootScript(assets.boot),
    isEnquiry && assets.enquiry && bootScript(assets.enquiry),
    `</head><body>${nameBelow(body, assets.below)}`,
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

/**
 * The style sheet of what stands below the first screen, named where that begins: a browser paints what is above at
 * once, and what follows only with its styles. Before the footer where a page has nothing else below. In
 * force once: of one sheet in three places, Chromium lays the page out anew with every other sheet that comes.
 */
function nameBelow(body: string, below: string | undefined): string {
  if (!below) return body;
  const named = `<link rel="stylesheet" href="${below}"`;
  return body.includes(belowMark)
    ? body
        .replace(belowMark, `${named} data-below`)
        .replaceAll(belowMark, `${named} disabled data-below`)
    : body.replace("<footer", `${named}><footer`);
}

/**
 * Links to style sheets that are inlined already, which `boot.ts` tells `import()` of, and to that of what is
 * below, which stays when its page goes.
 */
function sheetNames(files: readonly string[], below: string | undefined): string {
  const inlined = files.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join("");
  const kept = below ? `<link rel="stylesheet" href="${below}">` : "";
  return `<template>${inlined}${kept}</template>`;
}

/** The HTML above what the style sheet `below` is for. */
function firstScreenOf(body: string): string {
  return body.split(belowMark)[0] ?? body;
}

/** Focal points and colours of the photos in a page's HTML, as styles. */
function previewStyles(html: string): string {
  const rules: Readonly<Record<string, string>> = previews.rules;
  const shown = new Set(html.match(/(?<= )data-(?:photo|upright|sky)="[^"]*"/g));
  return `@layer previews{${[...shown].map((attribute) => rules[attribute] ?? "").join("")}}`;
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
