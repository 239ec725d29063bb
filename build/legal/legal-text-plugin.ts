import { basename, dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { cookies } from "../../content/cookies.ts";
import { villa } from "../../content/villa.ts";
import type { Locale } from "../../src/i18n/locales.ts";
import { compileLegalText } from "./compile-legal-text.ts";

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
          facts: {
            villa: villa.name,
            host: villa.host.name,
            street: villa.address.street,
            postalCode: villa.address.postalCode,
            locality: villa.address.locality,
            phone: villa.contact.phone,
            email: villa.contact.email,
            privacyEmail: villa.contact.dataProtectionEmail,
            consentDays: String(cookies.lifetimeDays),
          },
        });
        return { code: `export const legalText = ${JSON.stringify(text)};`, map: null };
      },
    },
  };
}
