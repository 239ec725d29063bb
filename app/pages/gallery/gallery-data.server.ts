import type { PictureData } from "../../components/picture.tsx";
import { factTexts, pictures } from "../../facts/facts.server.ts";
import type { Photo } from "../../facts/pictures.ts";
import { loadPageTexts } from "../../load-texts.ts";
import type { Route } from "../../routes.ts";
import { fullScreenData } from "../picture-data.server.ts";
import { headTexts, type PreparedPage } from "../prepared-page.server.ts";
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
export async function preparePage({ locale }: Route): Promise<PreparedPage<GalleryData>> {
  const { gallery: texts } = await loadPageTexts("gallery", locale);
  const captions = factTexts(locale).pictures;
  const groups = Map.groupBy(pictures.photos, ({ evening, shows }) =>
    evening === true ? "evening" : chapters[shows],
  );
  const data: GalleryData = {
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
  return { ...headTexts(texts), data };
}
