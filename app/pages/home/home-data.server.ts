import type { DrawingData } from "../../components/drawing.tsx";
import type { PlaceMapData } from "../../components/map/place-map.tsx";
import type { PictureData } from "../../components/picture.tsx";
import { home, pictures, prices, villa } from "../../facts/facts.server.ts";
import type { Passage } from "../../facts/home.ts";
import { fillPlural } from "../../i18n/fill-text.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Bundles } from "../../load-texts.ts";
import type { Availability } from "../../stay/availability.ts";
import { describeWay, distanceTo, findPlace } from "../describe-way.server.ts";
import { drawingData } from "../drawing-data.server.ts";
import { mapData } from "../map-data.server.ts";
import { fullScreenData, pictureData } from "../picture-data.server.ts";
import { findNextWeek, type NextWeek } from "./find-next-week.ts";

/** A part of the day at the house: what is said under its key, and what shows it. */
export type PassageData = {
  readonly key: string;
  readonly pictures: readonly PictureData[];
  readonly drawing?: DrawingData | undefined;
  readonly isDark: boolean;
};

/** What stands for the placeholders of the texts. */
type HomeValues = Readonly<
  Record<
    "villa" | "sister" | "host" | "minutes" | "townDistance" | "seaDistance" | "seaMinutes",
    string
  >
>;

export type HomeData = {
  readonly hero: PictureData;
  /** The same view after sunset, where there is such a photo. */
  readonly dusk: PictureData | undefined;
  /** The house at a glance, one short phrase each. */
  readonly facts: readonly string[];
  readonly passages: readonly PassageData[];
  readonly distances: readonly {
    readonly name: string;
    readonly distance: string;
    readonly time: string;
  }[];
  /** The next week that is free; none where nothing is, or the calendar cannot be trusted. */
  readonly nextWeek: NextWeek | null;
  readonly host: { readonly portrait?: DrawingData | undefined } | undefined;
  readonly lark: DrawingData | undefined;
  readonly map: PlaceMapData | undefined;
  readonly values: HomeValues;
};

/** Everything the home page shows that is not wording. */
export function homeData(
  locale: Locale,
  texts: Pick<Bundles, "homepage" | "location">,
  { now, availability }: { readonly now: Date; readonly availability: Availability },
): HomeData {
  const { facts } = texts.homepage;
  const { host } = villa;
  const { places: near, town, sea } = home.surroundings;
  const dusk = pictures.photos.find(({ file }) => file === pictures.pages.home)?.dusk;
  return {
    hero: fullScreenData(pictures.pages.home, locale),
    dusk: dusk === undefined ? undefined : fullScreenData(dusk, locale),
    facts: [
      fillPlural(facts.guests, villa.maximumPersons, locale),
      fillPlural(facts.bedrooms, villa.bedrooms, locale),
      ...(villa.pool ? [facts.pool] : []),
    ],
    passages: home.passages.map((passage) => passageData(passage, locale)),
    distances: near.flatMap((key) => {
      const place = findPlace(key);
      return place ? [describeWay(place, locale, texts.location)] : [];
    }),
    nextWeek: findNextWeek(locale, { now, availability, prices }),
    host: host && { portrait: host.drawing ? drawingData(host.drawing, locale) : undefined },
    lark: drawingData("lark-flight", locale),
    map: mapData(texts.location, near)[0],
    values: {
      villa: villa.name,
      sister: villa.sisterName ?? "",
      host: host?.name ?? "",
      minutes: fillPlural(texts.homepage.host.minutes, host?.minutesAway ?? 0, locale),
      townDistance: distanceTo(town, locale),
      seaDistance: distanceTo(sea, locale),
      seaMinutes: String(findPlace(sea)?.travelMinutes ?? ""),
    },
  };
}

function passageData({ key, photos = [], drawing, isDark = false }: Passage, locale: Locale) {
  return {
    key,
    pictures: photos.map((photo) => pictureData(photo, locale)),
    drawing: drawing === undefined ? undefined : drawingData(drawing, locale),
    isDark,
  };
}
