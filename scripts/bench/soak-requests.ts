import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "../../server/manifest.ts";
import { addDays } from "../../src/availability/calendar-date.ts";
import { writeStayQuery } from "../../src/availability/read-stay-query.ts";
import { pages, routes } from "../../src/routes.ts";
import { addresses } from "../../tests/hostile/addresses.ts";
import { framing } from "../../tests/hostile/framing.ts";
import { headerFields } from "../../tests/hostile/header-fields.ts";

/** A request of a browser, or bytes that no browser sends. */
export type SoakRequest =
  | { readonly path: string; readonly headers: Readonly<Record<string, string>> }
  | { readonly bytes: string };

const dist = join(import.meta.dirname, "..", "..", "dist");
const site: Manifest = JSON.parse(readFileSync(join(dist, "manifest.json"), "utf8"));
const files = Object.keys(site.files);
const hostile = [...addresses, ...framing, ...headerFields];
const codings = ["br", "gzip", "identity"];
const languages = ["en", "hr", "de-AT, en;q=0.5", "it", "fr"];
const firstDay = new Date().toISOString().slice(0, 10);

function pick<Item>(list: readonly Item[], number: number): Item {
  const item = list[number % list.length];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}

/** The path of a request: pages, files, quotes of ever other stays, redirects, missing pages. */
function pathOf(number: number): string {
  const turn = Math.floor(number / 10);
  switch (number % 10) {
    case 0:
      return pages.home.en;
    case 1:
      return `/en${pick(routes, turn).path}?x=${number}`;
    case 2:
      return `/no-such-page/${number}`;
    case 3: {
      const arrival = addDays(firstDay, turn % 500);
      const departure = addDays(arrival, 1 + (turn % 29));
      const query = writeStayQuery({ arrival, departure });
      return `${pick(Object.values(pages["pricing-and-availability"]), turn)}?${query}`;
    }
    case 4:
      return "/api/availability";
    case 5:
    case 6:
      return pick(routes, turn).path;
    default:
      return pick(files, number);
  }
}

/** The request with a number: always the same, and none like the one before. */
export function soakRequest(number: number): SoakRequest {
  if (number % 20 === 19) return { bytes: pick(hostile, Math.floor(number / 20)).bytes };
  return {
    path: pathOf(number),
    headers: {
      "Accept-Encoding": pick(codings, number),
      "Accept-Language": pick(languages, number),
      ...(number % 7 === 0 && { "If-None-Match": "*" }),
    },
  };
}
