import { join } from "node:path";
import { isLegalPage, type Route } from "../../src/routes.ts";
import { serveBuild } from "../lib/serve-build.ts";
import { budgets } from "./budgets.ts";
import { type FirstView, loadFirstView, phone } from "./load-first-view.ts";
import { openBrowser } from "./open-browser.ts";
import type { Findings, Task } from "./part.ts";
import type { Row } from "./row.ts";
import { toKilobytes } from "./statistics.ts";

type Measured = { readonly route: Route; readonly view: FirstView };

/** What the first view of each page weighs on a phone; rows name the heaviest page. */
export async function measureFirstViews({ root, routes, browserPath }: Task): Promise<Findings> {
  using site = await serveBuild(join(root, "dist"));
  await using browser = await openBrowser(browserPath);
  const views: Measured[] = [];
  for (const route of routes) {
    const page = await browser.newPage(phone);
    views.push({ route, view: await loadFirstView(page, site.address + route.path) });
    await page.close();
  }
  const { scriptKilobytes, htmlKilobytes, fontKilobytes, heroKilobytes } = budgets;
  const isLegal = ({ route }: Measured) => isLegalPage(route.page);
  const others = views.filter((view) => !isLegal(view));
  const legal = views.filter(isLegal);
  return {
    rows: [
      { ...heaviest("Scripts", views, "script"), budget: scriptKilobytes },
      ...(others.length > 0
        ? [{ ...heaviest("HTML with its styles", others, "html"), budget: htmlKilobytes }]
        : []),
      ...(legal.length > 0 ? [heaviest("HTML of a legal page", legal, "html")] : []),
      heaviest("Style sheets beside the HTML", views, "styles"),
      { ...heaviest("Fonts", views, "fonts"), budget: fontKilobytes },
      { ...heaviest("Largest picture", views, "largestPicture"), budget: heroKilobytes },
      heaviest("Pictures", views, "pictures"),
      { ...heaviest("Requests", views, "requests"), unit: "" },
    ],
    pages: views.map(({ route, view }) => ({
      page: route.name,
      "scripts, kB": toKilobytes(view.script),
      "HTML, kB": toKilobytes(view.html),
      "style sheets, kB": toKilobytes(view.styles),
      "fonts, kB": toKilobytes(view.fonts),
      "pictures, kB": toKilobytes(view.pictures),
      "largest, kB": toKilobytes(view.largestPicture),
      requests: view.requests,
    })),
  };
}

function heaviest(what: string, views: readonly Measured[], kind: keyof FirstView): Row {
  const [first] = views.toSorted((a, b) => b.view[kind] - a.view[kind]);
  const figure = first?.view[kind] ?? 0;
  const value = kind === "requests" ? figure : toKilobytes(figure);
  return { what, value, unit: "kB", note: `the most: ${first?.route.name}` };
}
