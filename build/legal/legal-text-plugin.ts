import { basename, dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { cookies } from "../../content/cookies.ts";
import { villa } from "../../content/villa.ts";
import type { Locale } from "../../src/i18n/locales.ts";
import { compileLegalText } from "./compile-legal-text.ts";
import { legalFacts } from "./legal-facts.ts";

/** Vite plugin: a Markdown file in `content/` becomes a module that exports `legalText`. */
export function legalTextPlugin(): Plugin {
  return {
    name: "legal-text",
    transform: {
      filter: { id: /\/content\/[a-z]{2}\/[a-z]+\.md$/ },
      handler(source, id) {
        const text = compileLegalText(source, {
          file: relative(process.cwd(), id),
          locale: basename(dirname(id)) as Locale,
          facts: legalFacts(villa, cookies),
        });
        return { code: `export const legalText = ${JSON.stringify(text)};`, map: null };
      },
    },
  };
}
