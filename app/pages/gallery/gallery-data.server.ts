import { factMessages, pictures } from "../../facts/facts.server.ts";
import type { Photo } from "../../facts/pictures.ts";
import { loadPageMessages } from "../../load-messages.ts";
import type { Route } from "../../routes.ts";
import { fullScreenData } from "../picture-data.server.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { arrangePhotos } from "./arrange-photos.ts";

export type GalleryData = Awaited<ReturnType<typeof preparePage>>["data"];
export type GalleryPhoto = GalleryData["chapters"][number]["photos"][number];

const chapters = {
  outside: "outside",
  "common-area": "inside",
  bedroom: "inside",
  bathroom: "inside",
  surroundings: "around",
} as const satisfies Record<Photo["shows"], string>;

/** All photos in their order, those of one chapter together, each with its slot. */
export async function preparePage({ locale }: Route) {
  const { gallery: messages } = await loadPageMessages("gallery", locale);
  const captions = factMessages(locale).pictures;
  const groups = Map.groupBy(pictures.photos, ({ evening, shows }) =>
    evening === true ? ("evening" as const) : chapters[shows],
  );
  const data = {
    chapters: [...groups].map(([chapter, group]) => {
      const shown = group.map(({ file }) => fullScreenData(file, locale));
      const slots = arrangePhotos(shown.map(({ width, height }) => width < height));
      return {
        chapter,
        photos: shown.map((picture, index) => ({
          picture,
          caption: captions[picture.file]?.caption ?? "",
          slot: slots[index] ?? ("whole" as const),
        })),
      };
    }),
  };
  return { ...headMessages(messages), data } satisfies PreparedPage;
}
