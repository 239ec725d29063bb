import type { ComponentType, ReactNode } from "react";
import type { Locale } from "../i18n/locales.ts";
import { loadPageTexts } from "../load-texts.ts";

type PageModule = { readonly Page: ComponentType<{ texts: unknown; data: unknown }> };

/** Each page's code and texts are chunks of their own; pages without code of their own are Markdown. */
const modules = import.meta.glob<PageModule>("./*/*-page.tsx");

/** Loads a page's code and texts, and fills its data in. Rejects when a chunk cannot be loaded. */
export async function loadContent({
  page,
  locale,
  data,
}: {
  page: string;
  locale: Locale;
  data?: unknown;
}): Promise<ReactNode> {
  const load = modules[`./${page}/${page}-page.tsx`] ?? modules["./markdown/markdown-page.tsx"];
  const [module, texts] = await Promise.all([load?.(), loadPageTexts(page, locale)]);
  return module && <module.Page texts={texts} data={data} />;
}
