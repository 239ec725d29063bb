// A picture over the whole screen: every way in, from one to the next, into it and about in it, and out.
import { expect } from "@playwright/test";
import { paths } from "../house/routes/routes.ts";
import { waitForApplication } from "./support/application.ts";
import { findCutTexts } from "./support/find-cut-texts.ts";
import { fourth, primary, readTexts, second, wordiest } from "./support/languages.ts";
import { findViewer, openAt, photoAt, scaleOf, total } from "./support/photo-viewer.ts";
import { readTags } from "./support/read-tags.ts";
import { test } from "./support/site-test.ts";

const smallPhone = { width: 320, height: 568 };
const laptop = { width: 1280, height: 800 };

test("a screen held upright", async ({ page }) => {
  await page.setViewportSize(smallPhone);
  const { dialog, expectShown, next, previous, messages, track } = await openAt(page, 1, wordiest);
  await test.step("shows every picture whole, and no text of it is cut off", async () => {
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    for (let position = 1; position <= total; position++) {
      const { alt } = await photoAt(page, position, wordiest);
      const picture = dialog.getByRole("img", { name: alt });
      await expect(picture).toBeInViewport({ ratio: 0.98 });
      await expect(dialog.getByText(`${position} / ${total}`)).toBeVisible();
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
      const place = await track.boundingBox();
      const free = [(place?.width ?? 0) - width, (place?.height ?? 0) - height];
      expect(Math.min(...free), "as large as it fits").toBeCloseTo(0, 0);
      expect(await findCutTexts(page)).toEqual([]);
      await next.click();
    }
  });
  await test.step("after the last comes the way to a stay", async () => {
    await expect(dialog.getByText(messages.closing.text)).toBeInViewport();
    expect(await findCutTexts(page)).toEqual([]);
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await previous.click();
    await expectShown(total);
    await page.keyboard.press("ArrowRight");
    const { datesAndPrices } = await readTexts(wordiest, "navigation");
    await dialog.getByRole("link", { name: datesAndPrices }).last().click();
    await expect(page).toHaveURL(`${paths["pricing-and-availability"][wordiest]}#availability`);
    await expect(dialog).toHaveCount(0);
  });
});

test("the keyboard in open pictures", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto(paths.gallery[second]);
  await waitForApplication(page);
  const viewer = await findViewer(page, second);
  const { dialog, expectShown, next, thumbnail, track, zoomIn, zoomOut } = viewer;
  await test.step("opens one", async () => {
    await (await thumbnail(3)).focus();
    await page.keyboard.press("Enter");
    await expectShown(3);
    await expect(dialog).toBeFocused();
    await expect(dialog.getByRole("img"), "what is not shown is not read out").toHaveCount(1);
  });
  await test.step("leads through all", async () => {
    for (const [key, position] of [
      ["ArrowRight", 4],
      ["ArrowLeft", 3],
      ["End", total],
      ["Home", 1],
      ["ArrowRight", 2],
    ] as const) {
      await page.keyboard.press(key);
      await expectShown(position);
    }
  });
  await test.step("closes, and the focus returns", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths.gallery[second]);
    await expect(await thumbnail(2)).toBeFocused();
    await expect(await thumbnail(2)).toBeInViewport();
  });
  await test.step("enlarges, and arrows then move about in the picture", async () => {
    await (await thumbnail(4)).click();
    await expectShown(4);
    await expect(zoomOut).toHaveAttribute("aria-disabled", "true");
    await zoomIn.click();
    expect(await scaleOf(track)).toBeGreaterThan(1.3);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(`4 / ${total}`)).toBeVisible();
    for (const key of ["+", "+", "+", "+"]) await page.keyboard.press(key);
    expect(await scaleOf(track)).toBeCloseTo(4, 1);
    await expect(zoomIn).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("-");
    expect(await scaleOf(track)).toBeLessThan(3);
    await page.keyboard.press("0");
    await expectShown(4);
  });
  await test.step("a double click enlarges, and the mouse then moves the picture", async () => {
    await track.dblclick();
    expect(await scaleOf(track)).toBeCloseTo(2.5, 1);
    const image = track.getByRole("img", { name: (await photoAt(page, 4, second)).alt });
    const before = await image.boundingBox();
    await page.mouse.down();
    await page.mouse.move(500, 300, { steps: 4 });
    await page.mouse.up();
    expect((await image.boundingBox())?.x).not.toBe(before?.x);
  });
  await test.step("the next is shown whole", async () => {
    await next.click();
    await expectShown(5);
    expect(await scaleOf(track)).toBe(1);
  });
});

test("an open picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(laptop);
  const viewer = await openAt(page, 5);
  const { close, dialog, expectShown, next, share, messages, thumbnail, track } = viewer;
  const inTrack = async (position: number) =>
    track.locator(`img[data-photo="${(await photoAt(page, position)).file}"]`);
  await test.step("fetches its neighbours, and nothing earlier", async () => {
    for (const position of [4, 6]) {
      const image = await inTrack(position);
      await expect(image).not.toHaveJSProperty("naturalWidth", 0);
    }
    await expect(await inTrack(7), "the picture after the next can wait").toHaveCount(0);
  });
  await test.step("two upright ones are shown side by side", async () => {
    const [one, two] = [await photoAt(page, 7), await photoAt(page, 8)];
    await close.click();
    await (await thumbnail(8)).click();
    await expect(dialog.getByText(`7–8 / ${total}`, { exact: true })).toBeVisible();
    for (const photo of [one, two]) {
      await expect(dialog.getByRole("img", { name: photo.alt })).toBeInViewport({ ratio: 0.98 });
      await expect(dialog.getByText(photo.caption, { exact: true })).toBeVisible();
    }
    await page.keyboard.press("ArrowLeft");
    await expectShown(6);
    await page.keyboard.press("ArrowLeft");
    await expectShown(5);
  });
  await test.step("its address is shared, or copied", async () => {
    const address = page.url();
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await share.click();
    await expect(dialog.getByText(messages.copied)).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.evaluate(() => {
      const share = async ({ url }: ShareData) =>
        document.body.setAttribute("data-shared", `${url}`);
      Object.assign(navigator, { share });
    });
    await share.click();
    await expect(page.locator("body")).toHaveAttribute("data-shared", address);
  });
  await test.step("back closes and forward opens it", async () => {
    const top = await page.evaluate(() => scrollY);
    await next.click();
    await expectShown(6);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths.gallery[primary]);
    await expect(await thumbnail(6)).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(laptop.height);
    await page.goForward();
    await expectShown(6);
  });
  await test.step("a double click on the button closes once", async () => {
    await close.dblclick();
    await expect(dialog).toBeHidden();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await expect(page, "not the page before").toHaveURL(paths.gallery[primary]);
  });
});

test("an address with a picture", async ({ page, ask }) => {
  const html = (await ask(paths.gallery[fourth])).body.toString();
  const files = readTags(html, "li").flatMap((item) => item["data-photo"] ?? []);
  const file = files[11];
  const { close, dialog, expectShown } = await findViewer(page, fourth);
  await test.step("opens it from another page, and back leads there", async () => {
    await page.goto(paths.about[fourth]);
    await waitForApplication(page);
    await page.evaluate((address) => {
      const link = document.querySelector<HTMLAnchorElement>("footer a[href]");
      if (link) link.href = address;
      link?.click();
    }, `${paths.gallery[fourth]}#photo-${file}`);
    await expectShown(12);
    await page.goBack();
    await expect(page).toHaveURL(paths.about[fourth]);
    await expect(dialog).toHaveCount(0);
  });
  await test.step("opens it at first, and closing stays on the page", async () => {
    await page.goto(`${paths.gallery[fourth]}#photo-${file}`);
    await expectShown(12);
    await close.click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths.gallery[fourth]);
  });
  await test.step("opens nothing where there is no such picture", async () => {
    await page.goto(`${paths.gallery[fourth]}#photo-of-something-else`);
    await waitForApplication(page);
    await expect(dialog).toHaveCount(0);
  });
});
