// Two houses that look unlike the sample by their `colours.json` and `theme.json` alone, as guests see them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { buildHouse, writeHouse } from "./support/build-house.ts";
import { sendRequest } from "./support/send-request.ts";
import { serveBuild } from "./support/serve-build.ts";
import { test } from "./support/site-test.ts";
import { timeLimit } from "./support/time-limit.ts";

/** What a guest sees of a theme: by the computed styles of a heading, the text, a button and the ground. */
function readLook(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const styleOf = (selector: string) => {
      const one = document.querySelector(selector);
      if (!one) throw new Error(`${selector} is missing`);
      return getComputedStyle(one);
    };
    const familyOf = (selector: string) => styleOf(selector).fontFamily.split(",")[0];
    const button = styleOf("header .button");
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return {
      heading: familyOf("h1"),
      text: familyOf("body"),
      loaded: [...new Set(loaded.map(({ family }) => family.replaceAll('"', "")))].sort(),
      corners: button.borderRadius,
      letters: button.textTransform,
      button: button.backgroundColor,
      ground: styleOf("html").backgroundColor,
    };
  });
}

const looks = {
  galil: {
    heading: '"Playfair Display"',
    text: '"Nunito Sans"',
    fonts: ["Nunito Sans", "Playfair Display"],
    corners: "14px",
    letters: "lowercase",
    button: "rgb(29, 78, 137)",
    ground: "rgb(246, 248, 251)",
  },
  tamarack: {
    heading: '"Work Sans"',
    text: '"Work Sans"',
    fonts: ["Work Sans"],
    corners: "4px",
    letters: "uppercase",
    button: "rgb(122, 59, 18)",
    ground: "rgb(244, 244, 241)",
  },
} as const;

/** A page in letters that the chosen typefaces have. */
const english = { galil: "/en", tamarack: "" } as const;

test.use({ locale: "en-US", expectedProblems: [/404|Page not found|another host|ERR_/] });

for (const folder of ["galil", "tamarack"] as const) {
  test(`the theme of ${folder} shows on pages, on the error page and in pictures`, async ({
    page,
  }) => {
    test.setTimeout(timeLimit(180_000));
    const house = await writeHouse(folder, `${folder}-theme`);
    const { address, stop } = await serveBuild(await buildHouse(house));
    try {
      for (const path of ["", "/nothing-here"]) {
        await page.goto(`${address}${english[folder]}${path}`);
        const { loaded, ...look } = await readLook(page);
        const { fonts, ...expected } = looks[folder];
        expect(look, path).toEqual(expected);
        expect(loaded, path).toEqual(expect.arrayContaining([...fonts]));
      }
      await test.step("two typefaces weigh 45 kB at most, with their licences", async () => {
        await page.goto(`${address}${english[folder]}`);
        const fonts = page.locator('link[rel="preload"][as="font"]');
        const paths = await fonts.evaluateAll((all) =>
          all.map((one) => new URL((one as HTMLLinkElement).href).pathname),
        );
        const sizes = await Promise.all(
          paths.map(async (path) => (await sendRequest(address + path)).body.length),
        );
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
        const notices = await sendRequest(`${address}/third-party-notices.txt`);
        const { headings } = JSON.parse(readFileSync(join(house, "theme.json"), "utf8"));
        const name = String(headings).toLowerCase().replaceAll(" ", "-");
        expect(notices.body.toString()).toContain(`@fontsource-variable/${name}`);
      });
    } finally {
      stop();
    }
  });
}
