import type { Facts } from "../../app/facts/facts.ts";
import type { PerLocale } from "../../app/i18n/locales.ts";

/** A text, or texts in a list or under keys. */
export type TextTree = string | readonly TextTree[] | { readonly [key: string]: TextTree };

/** Everything an owner writes, as loaded from `content/`; its shape is right, its sense unchecked. */
export type Content = Facts & {
  /** Names of the files in `content/photos`. */
  readonly photoFiles: readonly string[];
  /** The files in `content/drawings`, as written, by name without `.svg`. */
  readonly drawings: Readonly<Record<string, string>>;
  /** Texts by bundle, the name of the file without `.ts`. */
  readonly texts: PerLocale<Readonly<Record<string, TextTree>>>;
  /** Legal texts by bundle, as written, front matter included. */
  readonly legal: PerLocale<Readonly<Record<string, string>>>;
};

/** Pages whose text is Markdown. */
export const legalBundles = ["cookies", "gdpr"] as const;

/** Pages whose texts, title and description included, are in a module. */
export const pageBundles = [
  "homepage",
  "about",
  "gallery",
  "location",
  "pricing-and-availability",
] as const;
