// No guest loads a picture that is much larger than its place on the screen, or sees a blurred one.
import { expect, type Page, type Request } from "@playwright/test";
import { pictures } from "../house/facts/facts.server.ts";
import { paths } from "../house/routes/routes.ts";
import { missingPath, primary } from "./support/languages.ts";
import { test } from "./support/site-test.ts";

/** How many times narrower a file may be than what the screen shows of it. */
const tolerance = 1.3;

const screens = [
  { width: 360, height: 740, density: 1, isMobile: true },
  { width: 360, height: 740, density: 3, isMobile: true },
  { width: 768, height: 1024, density: 1, isMobile: false },
  { width: 1280, height: 800, density: 1, isMobile: false },
  { width: 1920, height: 1080, density: 1, isMobile: false },
];

/** And how many times wider the next smaller file may be than what is shown: places differ in shape. */
const excess = 1.05;

/** How a picture is shown: the file that the browser chose, and what its slot would need. */
type ShownPicture = Awaited<ReturnType<typeof measurePictures>>[number];

/** No much smaller file would do, and this one does or is the largest. */
function isRight({ width, drawnWidth, choices }: ShownPicture): boolean {
  const smaller = choices[choices.indexOf(width) - 1] ?? 0;
  return (
    smaller < drawnWidth * excess && (width * tolerance >= drawnWidth || width === choices.at(-1))
  );
}

// The prices page has no picture but the one that the about page begins with, too.
const shown = [paths.home, paths.about, paths.gallery].map((page) => page[primary]);

test("pictures are as large as their places", async ({ browser, baseURL }) => {
  test.slow();
  for (const { density, isMobile, ...viewport } of screens) {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: density,
      isMobile,
      // Every picture is then chosen at once; that none comes changes nothing of the choice.
      javaScriptEnabled: false,
    });
    await context.route("**/pictures/**", (route) => route.abort());
    const page = await context.newPage();
    for (const path of [...shown, missingPath(primary)]) {
      const asked: string[] = [];
      const note = (request: Request) => {
        if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname);
      };
      page.on("request", note);
      await page.goto(baseURL + path);
      const shown = await measurePictures(page);
      page.off("request", note);
      // What one place has loaded, the browser shows in a smaller one, too.
      const right = new Set(shown.filter(isRight).map(({ file }) => file));
      const wrong = shown.filter(({ file }) => !right.has(file));
      const where = `${path} at ${viewport.width} px and density ${density}`;
      expect.soft(shown.length, where).toBeGreaterThan(0);
      expect.soft(wrong, where).toEqual([]);
      if (path !== paths.home[primary]) continue;
      const ofHero = new Set(asked.filter((file) => file.includes(`/${pictures.pages.home}-`)));
      expect
        .soft([...ofHero], `${where}: preloaded, shown, and nothing else`)
        .toEqual([shown[0]?.file]);
    }
    await context.close();
  }
});

/** Measures every photo of a page that can be seen, and what the browser has chosen for it. */
function measurePictures(page: Page) {
  return page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>("img[data-photo]")].filter(
      (image) => image.checkVisibility(),
    );
    return images.map((image) => {
      const file = new URL(image.currentSrc).pathname;
      const { sources, ratio } = findSources(image, file);
      const { width, height } = image.getBoundingClientRect();
      const shown = getComputedStyle(image).objectFit === "cover" ? height * ratio : 0;
      const choices = sources.map((source) => Number.parseInt(source.split(" ").at(-1) ?? "", 10));
      const chosen = sources.findIndex((source) => source.startsWith(`${file} `));
      return {
        file,
        /** Pixels of the file. */
        width: choices[chosen] ?? 0,
        /** Pixels of the screen that the whole picture covers, cropped parts included. */
        drawnWidth: Math.max(width, shown) * devicePixelRatio,
        /** Widths of all files that the browser could choose from, ascending. */
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
