import { isMarkdownPage, routes } from "../../house/routes/routes.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import { type FirstView, loadFirstView, phone } from "../support/load-first-view.ts";
import { serveBuild } from "../support/serve-build.ts";
import { openBrowser } from "./open-browser.ts";
import { findWorst, type Row } from "./row.ts";

/** What the first view of every page weighs on a phone, as sent; rows name the heaviest page. */
export async function measureBytes(): Promise<Row[]> {
  using site = await serveBuild(workspace.out);
  await using browser = await openBrowser();
  const views: { name: string; isLegal: boolean; view: FirstView }[] = [];
  for (const { name, page: id, path } of routes) {
    const page = await browser.newPage(phone);
    const view = await loadFirstView(page, site.address + path);
    views.push({ name, isLegal: isMarkdownPage(id), view });
    await page.close();
  }
  const pages = views.filter(({ isLegal }) => !isLegal);
  const heaviest = (what: string, kind: keyof FirstView, most: number, among = views) =>
    findWorst(
      among.map(({ name, view }) => ({ name, value: view[kind] / 1000 })),
      { what, unit: "kB", most },
    );
  return [
    heaviest("Scripts of a first view", "script", budgets.scriptKilobytes),
    heaviest("HTML with its styles, legal pages apart", "html", budgets.htmlKilobytes, pages),
    heaviest("Fonts", "fonts", budgets.fontKilobytes),
    heaviest("Largest picture on a phone", "heroPicture", budgets.heroKilobytes),
  ];
}
