import type { Locale } from "../../../domain/locales/locales.ts";
import { home, pictures, villa } from "../../../house/facts/facts.server.ts";
import type { Passage } from "../../../house/facts/home.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { loadPageMessages, type Messages } from "../../layout/load-messages.ts";
import { mapData } from "../../map/map-data.server.ts";
import { describeHouse, describeWay, findPlace, homeValues } from "../describe-house.server.ts";
import { drawingData, fullScreenData, pictureData } from "../picture-data.server.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { homeReviews } from "../reviews/review-data.server.ts";

/** Messages of the page, and names of places, which a house without a location page may lack. */
type HomeTexts = Pick<Messages, "home"> & Partial<Pick<Messages, "location">>;

export type HomeData = Awaited<ReturnType<typeof preparePage>>["data"];

/** The data of the home page. */
export async function preparePage({ locale }: Route) {
  const { home: messages, location }: HomeTexts = await loadPageMessages("home", locale);
  const { host } = villa;
  const { places: near } = home.surroundings;
  const { dusk } = pictures.photos.find(({ file }) => file === pictures.pages.home) ?? {};
  const values = homeValues(messages, locale);
  const data = {
    hero: fullScreenData(pictures.pages.home, locale),
    /** The same view after sunset, if there is such a photo. */
    dusk: dusk === undefined ? undefined : fullScreenData(dusk, locale),
    /** The house at a glance, one short phrase each. */
    facts: describeHouse(messages, locale),
    passages: home.passages.map((passage) => passageData(passage, locale)),
    distances: near.flatMap((key) => {
      const place = findPlace(key);
      return place && location ? [describeWay(place, locale, location)] : [];
    }),
    reviews: homeReviews(locale),
    host: host && { portrait: host.drawing ? drawingData(host.drawing, locale) : undefined },
    map: location && near.length > 0 ? mapData(location, locale, near)[0] : undefined,
    /** The values of the placeholders. */
    values,
  };
  return { ...headMessages(messages), data } satisfies PreparedPage;
}

/** A passage of the day at the house: its key and pictures. */
function passageData({ key, photos = [], drawing, ...look }: Passage, locale: Locale) {
  return {
    key,
    pictures: photos.map((photo) => pictureData(photo, locale)),
    drawing: drawing === undefined ? undefined : drawingData(drawing, locale),
    isAlone: look.isAlone === true,
    isDark: look.isDark === true,
  };
}
