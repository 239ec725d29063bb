import type { ReactNode } from "react";
import type { Locale } from "../i18n/locales.ts";
import { loadTexts } from "../load-texts.ts";
import type { PageData, PageId } from "./page-data.server.ts";

/** Renders a page whose code and texts are here. */
type RenderPage<P extends PageId> = (data: PageData[P]) => ReactNode;

/** Each page's code and texts are chunks of their own. */
const loaders: { readonly [P in PageId]: (locale: Locale) => Promise<RenderPage<P>> } = {
  home: async (locale) => {
    const [{ HomePage }, { homepage }] = await Promise.all([
      import("./home/home-page.tsx"),
      loadTexts("static", locale),
    ]);
    return (data) => <HomePage texts={homepage} data={data} />;
  },
  about: async (locale) => {
    const [{ AboutPage }, { about }] = await Promise.all([
      import("./about/about-page.tsx"),
      loadTexts("static", locale),
    ]);
    return (data) => <AboutPage texts={about} data={data} />;
  },
  gallery: async (locale) => {
    const [{ GalleryPage }, { gallery }] = await Promise.all([
      import("./gallery/gallery-page.tsx"),
      loadTexts("gallery", locale),
    ]);
    return (data) => <GalleryPage texts={gallery} data={data} />;
  },
  location: async (locale) => {
    const [{ LocationPage }, { location }] = await Promise.all([
      import("./location/location-page.tsx"),
      loadTexts("static", locale),
    ]);
    return (data) => <LocationPage texts={location} data={data} />;
  },
  "pricing-and-availability": async (locale) => {
    const [{ PricingPage }, texts] = await Promise.all([
      import("./pricing-and-availability/pricing-page.tsx"),
      loadTexts("pricing", locale),
    ]);
    return (data) => <PricingPage texts={texts} data={data} />;
  },
  cookies: (locale) => loadLegalPage("cookies", locale),
  gdpr: (locale) => loadLegalPage("gdpr", locale),
  error: async (locale) => {
    const [{ ErrorPage }, { errors }] = await Promise.all([
      import("./error/error-page.tsx"),
      loadTexts("static", locale),
    ]);
    return (data) => <ErrorPage texts={errors} data={data} />;
  },
};

async function loadLegalPage(
  page: "cookies" | "gdpr",
  locale: Locale,
): Promise<RenderPage<"cookies" | "gdpr">> {
  const [{ LegalPage }, { loadLegalText }] = await Promise.all([
    import("./legal/legal-page.tsx"),
    import("./legal/load-legal-text.ts"),
  ]);
  const text = await loadLegalText(page, locale);
  return (data) => <LegalPage text={text} data={data} />;
}

/** Loads a page's code and texts, and fills its data in. Rejects when a chunk cannot be loaded. */
export async function loadContent({
  page,
  locale,
  data,
}: {
  page: PageId;
  locale: Locale;
  data: PageData[PageId];
}): Promise<ReactNode> {
  const render = (await loaders[page](locale)) as RenderPage<PageId>;
  return render(data);
}
