// Behind a cache that many visitors share, nobody gets a page or a cookie meant for someone else.
import { expect } from "@playwright/test";
import { localeCookieName } from "../app/i18n/locale-cookie.ts";
import { pages } from "../app/routes.ts";
import { fourth, primary, second, third } from "./support/languages.ts";
import type { Answer } from "./support/send-request.ts";
import { createSharedCache } from "./support/shared-cache.ts";
import { test } from "./support/site-test.ts";

const languages = [undefined, second, "de-AT, en;q=0.5", "fr"];
const cookies = [undefined, primary, fourth, "xx"];
const origins = [undefined, "same-origin"];
const codings = [undefined, "br"];
const paths = ["/", "/?x=1", pages.home[third], "/en"];

/** Visitors of all kinds, each as the headers that make a difference. */
const visitors = languages.flatMap((language) =>
  cookies.flatMap((cookie) =>
    origins.map((site, index) => ({
      ...(language !== undefined && { "Accept-Language": language }),
      ...(cookie !== undefined && { Cookie: `${localeCookieName}=${cookie}` }),
      ...(site !== undefined && {
        "Sec-Fetch-Site": site,
        "Sec-Fetch-Dest": "document",
        Referer: `http://localhost:3000${pages.home[fourth]}`,
      }),
      ...(codings[index] !== undefined && { "Accept-Encoding": codings[index] }),
    })),
  ),
);

/** What a visitor notices of an answer. */
function seen({ status, headers, body }: Answer) {
  const { location, "content-encoding": coding } = headers;
  return { status, location, coding, body: body.toString("base64") };
}

test("visitors of all kinds get what they would get without it", async ({ baseURL, ask }) => {
  for (const path of paths) {
    const alone = await Promise.all(
      visitors.map(async (headers) => ({ headers, answer: seen(await ask(path, { headers })) })),
    );
    for (const order of [alone, alone.toReversed()]) {
      const cache = createSharedCache(baseURL ?? "");
      for (const { headers, answer } of order) {
        expect(seen(await cache(path, headers)), `${path} ${JSON.stringify(headers)}`).toEqual(
          answer,
        );
      }
    }
  }
});

test("answers that leave a cookie stay out of it", async ({ ask }) => {
  for (const path of paths) {
    for (const headers of visitors) {
      const { headers: answered } = await ask(path, { headers });
      if (answered["set-cookie"] === undefined) continue;
      expect(answered["cache-control"], path).toMatch(/private/);
    }
  }
});

test("every answer for `/` says what it depends on", async ({ ask }) => {
  const tag = (await ask("/")).headers.etag ?? "";
  for (const headers of [...visitors, { "If-None-Match": tag }]) {
    const { headers: answered } = await ask("/", { headers });
    expect(answered.vary).toMatch(/Accept-Language/);
    expect(answered.vary).toMatch(/Cookie/);
  }
});
