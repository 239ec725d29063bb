import { factMessages, pictures } from "../../../house/facts/facts.server.ts";
import type { Photo } from "../../../house/facts/pictures.ts";
import type { Route } from "../../../house/routes/routes.ts";
import { loadPageMessages } from "../../layout/load-messages.ts";
import { fullScreenData, pagePicture } from "../picture-data.server.ts";
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
  const show = ({ file, weight }: Photo) => {
    const caption = captions[file]?.caption ?? "";
    return { picture: fullScreenData(file, locale), caption, weight };
  };
  const first = pagePicture("gallery");
  const data = {
    /** The page begins with these: its own picture, and the last wide one of each other chapter. */
    opening: [...groups.values()].flatMap((group) => {
      const shown = group.map(show);
      const isWide = ({ picture }: (typeof shown)[number]) => picture.width > picture.height;
      return (
        shown.find(({ picture }) => picture.file === first) ??
        shown.findLast(isWide) ??
        shown.slice(0, 1)
      );
    }),
    chapters: [...groups].map(([chapter, group]) => ({
      chapter,
      rows: arrangeRows(group.map(show)),
    })),
  };
  return { ...headMessages(messages), data } satisfies PreparedPage;
}
