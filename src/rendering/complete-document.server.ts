import type { PageId } from "../pages/load-page.tsx";
import type { Payload } from "../view.ts";
import { payloadElementId } from "./payload-element.ts";

/** What the client build has made, as far as the HTML names it. */
export type ClientAssets = {
  /** Address of the first script. */
  readonly boot: string;
  /** Each page's styles, those of the frame included, and the files they come from. */
  readonly styles: Readonly<
    Record<PageId, { readonly css: string; readonly files: readonly string[] }>
  >;
};

/**
 * Adds to React's document what React does not manage: inlined styles, linked data, the page's
 * data and the first script. React leaves elements alone that it does not know.
 */
export function completeDocument(
  html: string,
  {
    page,
    payload,
    assets,
    linkedData,
  }: {
    page: PageId;
    payload: Payload | undefined;
    assets: ClientAssets;
    linkedData: object | undefined;
  },
): string {
  const { css, files } = assets.styles[page];
  const head = [
    `<style>${css}</style>`,
    // Never fetched: they tell the application that these styles are already in the page.
    ...(payload ? files.map((file) => `<link rel="stylesheet" href="${file}" disabled>`) : []),
    linkedData && `<script type="application/ld+json">${scriptJson(linkedData)}</script>`,
    payload && `<script type="module" src="${assets.boot}"></script>`,
  ];
  const body = payload
    ? `<script type="application/json" id="${payloadElementId}">${scriptJson(payload)}</script>`
    : "";
  return `<!DOCTYPE html>${insertBefore(
    insertBefore(html, "</head>", head.filter(Boolean).join("")),
    "</body>",
    body,
  )}`;
}

/** JSON that cannot end the script element that it stands in. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function insertBefore(html: string, tag: string, addition: string): string {
  const position = html.lastIndexOf(tag);
  return html.slice(0, position) + addition + html.slice(position);
}
