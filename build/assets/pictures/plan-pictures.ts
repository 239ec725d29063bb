import {
  avifAddress,
  jpegAddress,
  type PictureStem,
  pictureWidths,
} from "../../../app/components/picture-address.ts";
import { pictureSettings } from "./picture-settings.ts";

/** One file to encode: its path on the site, and its width. */
export type Encoding = {
  readonly path: string;
  readonly format: "avif" | "jpeg";
  readonly width: number;
};

/** Plans the files of a photo that is so many pixels wide: none is wider. */
export function planPictures(stem: PictureStem, photoWidth: number): readonly Encoding[] {
  return [
    ...pictureWidths(photoWidth).map((width) => ({
      path: avifAddress(stem, width),
      format: "avif" as const,
      width,
    })),
    {
      path: jpegAddress(stem),
      format: "jpeg",
      width: Math.min(pictureSettings.jpegWidth, photoWidth),
    },
  ];
}
