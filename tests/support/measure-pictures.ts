import type { Page } from "@playwright/test";

/** How a picture is shown: the file that the browser chose, and what its slot would need. */
export type ShownPicture = {
  readonly file: string;
  /** Pixels of the file. */
  readonly width: number;
  /** Pixels of the screen that the whole picture covers, cropped parts included. */
  readonly drawnWidth: number;
  /** Widths of all files that the browser could choose from, ascending. */
  readonly choices: readonly number[];
};

/** Measures every photo of a page that can be seen, once the browser has chosen a file for each. */
export function measurePictures(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")].filter(
      (image) => image.checkVisibility(),
    );
    // The choice is made when loading begins; a picture that has come into view chooses the same.
    for (const image of images) image.loading = "eager";
    while (images.some(({ currentSrc }) => currentSrc === "")) {
      await new Promise(requestAnimationFrame);
    }
    return images.map((image) => {
      const file = new URL(image.currentSrc).pathname;
      const { sources, ratio } = findSources(image, file);
      const { width, height } = image.getBoundingClientRect();
      const shown = getComputedStyle(image).objectFit === "cover" ? height * ratio : 0;
      const choices = sources.map((source) => Number.parseInt(source.split(" ").at(-1) ?? "", 10));
      const chosen = sources.findIndex((source) => source.startsWith(`${file} `));
      return {
        file,
        width: choices[chosen] ?? 0,
        drawnWidth: Math.max(width, shown) * devicePixelRatio,
        choices,
      };
    });

    /** The list that the chosen file stands in, and the ratio of its files. */
    function findSources(image: HTMLImageElement, file: string) {
      const all = [...(image.parentElement?.querySelectorAll("source") ?? []), image];
      const used = all.find((element) => element.srcset.includes(file)) ?? image;
      const sized = used.getAttribute("width") ? used : image;
      const ratio = Number(sized.getAttribute("width")) / Number(sized.getAttribute("height"));
      return { sources: used.srcset.split(", "), ratio };
    }
  });
}
