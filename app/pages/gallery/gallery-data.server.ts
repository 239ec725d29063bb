import { factMessages, pictures } from "../../facts/facts.server.ts";
import type { Photo } from "../../facts/pictures.ts";
import { loadPageMessages } from "../../load-messages.ts";
import type { Route } from "../../routes.ts";
import { closingPicture, fullScreenData, pagePicture } from "../picture-data.server.ts";
import { headMessages, type PreparedPage } from "../prepared-page.server.ts";
import { arrangeRows } from "./arrange-rows.ts";

export type GalleryData = Awaited<ReturnType<typeof preparePage>>["data"];
export type GalleryPhoto = GalleryData["chapters"][number]["rows"][number][number];

const chapters = {
  outside: "outside",
  "common-area": "inside",
  bedroom: "inside",
  bathroom: "inside",
  surroundings: "around",
} as const satisfies Record<Photo["shows"], string>;

/** All photos in their order, those of one chapter together, in rows. */
export async function preparePage({ locale }: Route) {
  const { gallery: messages } = await loadPageMessages("gallery", locale);
  const captions = factMessages(locale).pictures;
  const groups = Map.groupBy(
    pictures.photos,
    ({ chapter, evening, shows }) => chapter ?? (evening ? "evening" : chapters[shows]),
  );
  const first = pagePicture("gallery");
  const largest = [...groups.values()]
    .filter((group) => group.every(({ file }) => file !== first))
    .flatMap((group) => group.find(({ weight }) => weight === "large")?.file ?? []);
  const data = {
    /** With these the row of all begins: the photo that stands for this page, and a large one of each other chapter. */
    first: [first, ...largest],
    closing: closingPicture("gallery", locale),
    chapters: [...groups].map(([chapter, group]) => {
      const photos = group.map(({ file, weight }) => {
        const caption = captions[file]?.caption ?? "";
        return { picture: fullScreenData(file, locale), caption, weight };
      });
      return { chapter, rows: arrangeRows(photos) };
    }),
  };
  return { ...headMessages(messages), data } satisfies PreparedPage;
}
