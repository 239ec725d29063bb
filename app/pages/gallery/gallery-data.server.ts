import type { PictureData } from "../../components/picture.tsx";
import { factTexts, pictures } from "../../facts/facts.server.ts";
import type { Photo } from "../../facts/facts.ts";
import type { Locale } from "../../i18n/locales.ts";
import { pictureData } from "../picture-data.server.ts";

export type GalleryPhoto = { readonly picture: PictureData; readonly caption: string };

export type GalleryData = {
  readonly groups: readonly {
    readonly shows: Photo["shows"];
    readonly photos: readonly GalleryPhoto[];
  }[];
};

/** All photos in their order, those of one kind together. */
export function galleryData(locale: Locale): GalleryData {
  const captions = factTexts(locale).pictures;
  const groups = Map.groupBy(pictures.photos, (photo) => photo.shows);
  return {
    groups: [...groups].map(([shows, group]) => ({
      shows,
      photos: group.map((photo) => ({
        picture: pictureData(photo.file, locale),
        caption: captions[photo.file]?.caption ?? "",
      })),
    })),
  };
}
