import type { PictureData } from "../../components/picture.tsx";
import { factTexts, pictures } from "../../facts/facts.server.ts";
import type { Photo } from "../../facts/pictures.ts";
import type { Locale } from "../../i18n/locales.ts";
import { fullScreenData } from "../picture-data.server.ts";
import { arrangePhotos, type Place } from "./arrange-photos.ts";

type Chapter = "outside" | "inside" | "evening" | "around";

export type GalleryPhoto = {
  readonly picture: PictureData;
  readonly caption: string;
  readonly place: Place;
};

export type GalleryData = {
  readonly chapters: readonly {
    readonly chapter: Chapter;
    readonly photos: readonly GalleryPhoto[];
  }[];
};

const chapters: Readonly<Record<Photo["shows"], Chapter>> = {
  outside: "outside",
  "common-area": "inside",
  bedroom: "inside",
  bathroom: "inside",
  surroundings: "around",
};

/** All photos in their order, those of one chapter together, each with its place. */
export function galleryData(locale: Locale): GalleryData {
  const captions = factTexts(locale).pictures;
  const groups = Map.groupBy(pictures.photos, ({ evening, shows }) =>
    evening === true ? "evening" : chapters[shows],
  );
  return {
    chapters: [...groups].map(([chapter, group]) => {
      const shown = group.map(({ file }) => fullScreenData(file, locale));
      const places = arrangePhotos(shown.map(({ width, height }) => width < height));
      return {
        chapter,
        photos: shown.map((picture, index) => ({
          picture,
          caption: captions[picture.file]?.caption ?? "",
          place: places[index] ?? "whole",
        })),
      };
    }),
  };
}
