import type { Route } from "../../house/routes/routes.ts";
import type { Occasion } from "../occasion.ts";
import type { PreparedPage } from "./prepared-page.server.ts";

type PreparePage = (route: Route, occasion: Occasion) => Promise<PreparedPage>;

const modules = import.meta.glob<{ readonly preparePage: PreparePage }>("./*/*-data.server.ts", {
  eager: true,
});

/** Prepares a page of the route table for an occasion: a moment and its calendar. */
export function preparePage(route: Route, occasion: Occasion): Promise<PreparedPage> {
  const { page } = route;
  const module =
    modules[`./${page}/${page}-data.server.ts`] ?? modules["./markdown/markdown-data.server.ts"];
  if (!module) throw new Error(`no code prepares the page ${page}`);
  return module.preparePage(route, occasion);
}
