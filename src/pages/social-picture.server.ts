import { pagePhotos } from "../../content/photos/photos.ts";
import { villa } from "../../content/villa.ts";
import generated from "../../generated/social-pictures.json" with { type: "json" };
import type { Locale } from "../i18n/locales.ts";
import type { Page } from "../routes.ts";
import { pictureData } from "./picture-data.server.ts";

/** A JPEG of 1200 by 630 pixels that stands for a page in social networks. */
export type SocialPicture = { readonly path: string; readonly alt: string };

const paths: Readonly<Record<string, string>> = generated;

/** What social networks show beside a link to a page. Throws where the build has drawn nothing. */
export function socialPicture(page: Page, locale: Locale): SocialPicture {
  const path = paths[`${page}___${locale}`];
  if (path === undefined) throw new Error(`no social picture for ${page} in ${locale}`);
  return { path, alt: `${villa.name}: ${pictureData(pagePhotos[page], locale).alt}` };
}
