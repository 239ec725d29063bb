import social from "#house/social-pictures.json" with { type: "json" };
import { formatLabel } from "../domain/locales/format.ts";
import { type Locale, locales } from "../domain/locales/locales.ts";
import { factMessages, villa } from "../house/facts/facts.server.ts";
import { isNews } from "../house/markdown/news-names.ts";
import { listAlternates, newsFeedPath, type Route } from "../house/routes/routes.ts";
import type { HeadData, HeadElement } from "../site/dom/page-head.ts";
import { pagePicture, pictureData } from "../site/pages/picture-data.server.ts";
import { socialPictureSize } from "../site/pictures/picture-address.ts";
import type { StayCard } from "../site/stay/describe-quote.ts";

/** The inputs of a head; the title is without the name of the house. */
export type HeadFacts = {
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
  /** The card of the stay that the page answers. */
  readonly card?: StayCard;
};

/** The head of a page for search engines and social networks; error pages have no route. */
export function headData(
  { title: ownTitle, description, siteUrl, card }: HeadFacts,
  route: Route | undefined,
  locale: Locale,
): HeadData {
  // Soft hyphens are for headings only.
  const title = `${ownTitle.replaceAll("\u00ad", "")} | ${villa.name}`;
  // Error pages share the preview of the home page.
  const picture = card
    ? { path: card.picture, alt: card.title }
    : socialPicture(route?.page ?? "home", locale);
  return {
    title,
    elements: [
      ["meta", { name: "description", content: description }],
      ...(route ? describeAddresses(route, siteUrl, card) : [notIndexed]),
      property("og:type", "website"),
      property("og:site_name", villa.name),
      property("og:title", title),
      property("og:description", description),
      property("og:image", siteUrl + picture.path),
      property("og:image:type", "image/jpeg"),
      property("og:image:width", String(socialPictureSize.width)),
      property("og:image:height", String(socialPictureSize.height)),
      property("og:image:alt", picture.alt),
      property("og:locale", openGraphName(locale)),
      ...locales
        .filter((other) => other !== locale)
        .map((other) => property("og:locale:alternate", openGraphName(other))),
      ["meta", { name: "twitter:card", content: "summary_large_image" }],
    ],
  };
}

function openGraphName(locale: Locale): string {
  return factMessages(locale).language.openGraph;
}

/** What social networks show beside a link to a page, a JPEG. Throws where the build has drawn none. */
function socialPicture(page: string, locale: Locale) {
  const paths: Readonly<Record<string, string>> = social;
  const path = paths[`${page}___${locale}`];
  if (path === undefined) throw new Error(`no social picture for ${page} in ${locale}`);
  const alt = formatLabel(villa.name, pictureData(pagePicture(page), locale).alt, locale);
  return { path, alt };
}

const notIndexed: HeadElement = ["meta", { name: "robots", content: "noindex" }];

/** Messengers get the address with the stay, search engines the one without. */
function describeAddresses(
  { page, locale, path }: Route,
  siteUrl: string,
  card: StayCard | undefined,
): readonly HeadElement[] {
  const feed = (page === "news" || isNews(page)) && newsFeedPath(locale);
  return [
    ["link", { rel: "canonical", href: siteUrl + path }],
    ...listAlternates(page).map(
      ([hreflang, address]): HeadElement => [
        "link",
        { rel: "alternate", hreflang, href: siteUrl + address },
      ],
    ),
    ...(feed ? [describeFeed(siteUrl + feed)] : []),
    property("og:url", card?.address ?? siteUrl + path),
    ...(card ? [notIndexed] : []),
  ];
}

function describeFeed(href: string): HeadElement {
  return ["link", { rel: "alternate", type: "application/atom+xml", href }];
}

function property(name: string, content: string): HeadElement {
  return ["meta", { property: name, content }];
}
