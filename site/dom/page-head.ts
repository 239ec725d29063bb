import { directionOf, type Locale } from "../../domain/locales/locales.ts";

/** An element of the head, with its attributes as HTML names them. */
export type HeadElement = readonly [tag: "meta" | "link", Readonly<Record<string, string>>];

/** The head of one page; the title includes the name of the house. */
export type HeadData = { readonly title: string; readonly elements: readonly HeadElement[] };

/** Marks the elements that a page change replaces. */
export const pageMark = "data-page";

/** Gives the document the head and the language of another page. */
export function showHead({ title, elements }: HeadData, locale: Locale): void {
  document.documentElement.lang = locale;
  document.dir = directionOf(locale);
  document.title = title;
  for (const element of document.head.querySelectorAll(`[${pageMark}]`)) element.remove();
  for (const [tag, attributes] of elements) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ ...attributes, [pageMark]: "" })) {
      element.setAttribute(name, value);
    }
    document.head.append(element);
  }
}
