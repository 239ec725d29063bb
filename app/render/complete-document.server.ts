import previews from "../../generated/previews.json" with { type: "json" };
import type { PictureData } from "../components/picture.tsx";
import type { Payload } from "../loaded-page.ts";
import { isStatic } from "../pages.ts";
import { isMarkdownPage } from "../routes.ts";
import { commonHead, preloadHero } from "./common-head.server.ts";
import { payloadElementId } from "./payload-element.ts";

/** What the client build has made, as far as the HTML names it. */
export type ClientAssets = {
  /** The first script; a built one with the hash that its bytes must have. */
  readonly boot: { readonly src: string; readonly integrity?: string };
  /**
   * The styles of each page made by code, of those of Markdown (`markdown`) and of the error page, those
   * of the frame included, and the files they come from.
   */
  readonly styles: Readonly<
    Record<string, { readonly css: string; readonly files: readonly string[] } | undefined>
  >;
  /** The rules for print of all pages: a file of its own, which no first view waits for. */
  readonly print?: string;
};

/**
 * Adds to React's document what React does not manage: the head that all pages share, inlined
 * styles, linked data, the page's data and the first script. React leaves elements alone that it
 * does not know.
 */
export function completeDocument(
  html: string,
  { page }: Pick<Payload, "page">,
  {
    assets,
    payload,
    hero,
    linkedData,
  }: {
    assets: ClientAssets;
    /** The page's data; without them the page comes without scripts. */
    payload: Payload | undefined;
    /** The picture that fills the first screen, if there is one. */
    hero?: PictureData | undefined;
    linkedData?: object;
  },
): string {
  const styles = assets.styles[isMarkdownPage(page) ? "markdown" : page];
  if (!styles) throw new Error(`the client build has no styles of the page ${page}`);
  const { css, files } = styles;
  const head = [
    hero && preloadHero(hero),
    `<style>${css}${previewStyles(html)}</style>`,
    assets.print && `<link rel="stylesheet" href="${assets.print}" media="print">`,
    payload && sheetNames(files),
    linkedData && `<script type="application/ld+json">${scriptJson(linkedData)}</script>`,
    payload && bootScript(assets.boot),
  ];
  const headStart = html.indexOf("<head>") + "<head>".length;
  const headEnd = html.indexOf("</head>");
  return [
    "<!DOCTYPE html>",
    html.slice(0, headStart),
    commonHead(html),
    html.slice(headStart, headEnd),
    ...head.filter(Boolean),
    html.slice(headEnd, html.indexOf("<body")),
    completeBody(html, payload),
  ].join("");
}

/** The body of React's document, up to the end, with the page's data in it. */
export function completeBody(html: string, payload: Payload | undefined): string {
  const data = payload
    ? `<script type="application/json" id="${payloadElementId}">${scriptJson(sent(payload))}</script>`
    : "";
  const end = html.lastIndexOf("</body>");
  return html.slice(html.indexOf("<body"), end) + data + html.slice(end);
}

/**
 * Links to style sheets that no first view loads: those that are inlined already, which `boot.ts` tells
 * `import()` of, and the focal points and colours of all photos, which come with the next page.
 */
function sheetNames(files: readonly string[]): string {
  const inlined = files.map((file) => `<link rel="stylesheet" href="${file}" disabled>`).join("");
  const allPreviews = `<link rel="stylesheet" href="${previews.path}" data-previews disabled>`;
  return `<template>${inlined}${allPreviews}</template>`;
}

/** Focal points and preview colours of the photos in a page's HTML, as styles. */
function previewStyles(html: string): string {
  const rules: Readonly<Record<string, string>> = previews.rules;
  const shown = new Set([...html.matchAll(/ data-photo="([^"]*)"/g)].map(([, file = ""]) => file));
  return `@layer previews{${[...shown].map((file) => rules[file] ?? "").join("")}}`;
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
  const { data, footer: _footer, ...frame } = payload;
  const rest = { ...frame, head: { ...payload.head, elements: [] } };
  if (isStatic(payload.page)) return rest;
  const { static: _, ...used } = data as { readonly static?: unknown };
  return { ...rest, data: used };
}

/** JSON that cannot end the script element that it stands in. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
