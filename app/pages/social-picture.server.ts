import generated from "../../generated/social-pictures.json" with { type: "json" };
import { villa } from "../facts/facts.server.ts";
import type { Locale } from "../i18n/locales.ts";
import { pagePicture, pictureData } from "./picture-data.server.ts";

const { width, height } = generated;
const paths: Readonly<Record<string, string>> = generated.paths;

/**
 * What social networks show beside a link to a page, a JPEG; width and height in pixels. Throws where the
 * build has drawn nothing.
 */
export function socialPicture(page: string, locale: Locale) {
  const path = paths[`${page}___${locale}`];
  if (path === undefined) throw new Error(`no social picture for ${page} in ${locale}`);
  return {
    path,
    width,
    height,
    alt: `${villa.name}: ${pictureData(pagePicture(page), locale).alt}`,
  };
}
