// The HTML of every page and of every error page is valid, each language in turn, as the build has written it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { locales } from "../app/i18n/locales.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { htmlRules } from "./support/html-rules.ts";
import { pagesInTurn } from "./support/languages.ts";

const errorPages = locales.flatMap((locale, index) => {
  const all = Object.values(builtSite.errorPages[locale]);
  return all[index % all.length] ?? [];
});
const documents = [...pagesInTurn.map(({ path }) => builtSite.files[path]), ...errorPages].map(
  (entry) => entry?.file ?? "",
);

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate(htmlRules);
  for (const file of documents) {
    const html = await readFile(join(distFolder, "static", file), "utf8");
    const { results } = await validator.validateString(html, file);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector, line, column }) =>
          `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
      ),
    );
    expect.soft(mistakes, file).toEqual([]);
  }
});
