// The HTML of every page and error page is valid, as the build has written it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { locales } from "../app/i18n/locales.ts";
import { builtSite, distFolder } from "./support/built-site.ts";
import { htmlRules } from "./support/html-rules.ts";
import { test } from "./support/site-test.ts";

const validator = new HtmlValidate(htmlRules);

const documents = [
  ...Object.values(builtSite.files).filter(({ styleHashes }) => styleHashes),
  ...locales.flatMap((locale) => Object.values(builtSite.errorPages[locale])),
].map(({ file }) => file);

for (const file of documents) {
  test(`${file} is valid HTML`, async () => {
    const html = await readFile(join(distFolder, "static", file), "utf8");
    const { results } = await validator.validateString(html, file);
    const mistakes = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector, line, column }) =>
          `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
      ),
    );
    expect(mistakes).toEqual([]);
  });
}
