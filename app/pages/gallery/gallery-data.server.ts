import { photos } from "../../../content/photos/photos.ts";
import type { PictureData } from "../../components/picture.tsx";
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
  const groups = Map.groupBy(photos, (photo) => photo.shows);
  return {
    groups: [...groups].map(([shows, group]) => ({
      shows,
      photos: group.map((photo) => ({
        picture: pictureData(photo.file, locale),
        caption: photo.caption[locale],
      })),
    })),
  };
}
