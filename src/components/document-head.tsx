import mark from "../../content/brand/mark.svg?url";
import serifLatin from "../../generated/fonts/newsreader-latin.woff2?url";
import sansLatin from "../../generated/fonts/source-sans-3-latin.woff2?url";
import { type Locale, locales, territories } from "../i18n/locales.ts";
import { pages, type Route } from "../routes.ts";
import { type PictureData, portraitMedia, sourceSet } from "./picture.tsx";
import { heroSizes } from "./picture-sizes.ts";

/** A JPEG of 1200 by 630 pixels that stands for a page in social networks. */
export type SocialPicture = { readonly path: string; readonly alt: string };

/** What the head of a page says; texts are complete, `title` includes the name of the house. */
export type HeadData = {
  readonly title: string;
  readonly description: string;
  readonly siteUrl: string;
  readonly siteName: string;
  readonly socialPicture: SocialPicture;
  /** The picture that fills the first screen, if there is one. */
  readonly hero?: PictureData;
};

/** Everything in the head that belongs to one page. It follows the visitor from page to page. */
export function DocumentHead({
  head,
  route,
  locale,
}: {
  head: HeadData;
  route: Route | undefined;
  locale: Locale;
}) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {route ? <Addresses head={head} route={route} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:image" content={head.siteUrl + head.socialPicture.path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.socialPicture.alt} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#f7f3ec" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={mark} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="preload" href={serifLatin} as="font" type="font/woff2" crossOrigin="" />
      <link rel="preload" href={sansLatin} as="font" type="font/woff2" crossOrigin="" />
      {head.hero && <HeroPreload picture={head.hero} />}
    </head>
  );
}

function Addresses({ head, route }: { head: HeadData; route: Route }) {
  const { page, path } = route;
  return (
    <>
      <link rel="canonical" href={head.siteUrl + path} />
      <link rel="alternate" hrefLang="x-default" href={head.siteUrl + pages[page].en} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locale}
          href={head.siteUrl + pages[page][locale]}
        />
      ))}
      <meta property="og:url" content={head.siteUrl + path} />
    </>
  );
}

/** Starts the largest picture with the first bytes of the page, in the crop that will be used. */
function HeroPreload({ picture }: { picture: PictureData }) {
  return (
    <>
      <link
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={sourceSet(picture, "avif")}
        imageSizes={heroSizes}
        media={picture.portrait ? `not ${portraitMedia}` : "all"}
        fetchPriority="high"
      />
      {picture.portrait && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={sourceSet(picture, "avif", "portrait")}
          imageSizes={heroSizes}
          media={portraitMedia}
          fetchPriority="high"
        />
      )}
    </>
  );
}

function openGraphLocale(locale: Locale): string {
  return `${locale}_${territories[locale]}`;
}
