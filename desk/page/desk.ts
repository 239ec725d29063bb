// Starts the desk: its configuration, and how it reads and writes the files of content.
import type { DeskConfig } from "../make-desk-config.ts";
import { createAside } from "./aside.ts";
import { makeDayControl } from "./day-control.ts";
import { readMarkdown, writeMarkdown } from "./markdown-page.ts";
import { readForm } from "./read-form.ts";
import { watchRows } from "./rows.ts";
import { saveForm } from "./save-form.ts";
import { createTokenHelp } from "./token-help.ts";

/** The storage key of preferences in the CMS. */
const preferences = "sveltia-cms.prefs";

// biome-ignore lint/suspicious/noExplicitAny: what Sveltia CMS adds to it has no types
const desk = window as any;
// Otherwise it would start at once with its own configuration.
desk.CMS_MANUAL_INIT = true;
chooseLanguage();
document.addEventListener("DOMContentLoaded", start);

/** Sets the language of the CMS, by default the browser's, unless the owner has chosen one. */
function chooseLanguage(): void {
  const locale = document.documentElement.dataset["cms"];
  const kept = JSON.parse(localStorage.getItem(preferences) ?? "{}");
  localStorage.setItem(preferences, JSON.stringify({ locale, ...kept }));
}

async function start(): Promise<void> {
  const response = await fetch("/desk/config.json");
  const { config, shapes, photos, shownOn, words, ...rest }: DeskConfig = await response.json();
  const { prices = {} } = shapes;
  const { locale, stayWords, mostGuests, hasOwnCalendar } = rest;
  const aside = createAside(document.querySelector("aside") as HTMLElement, {
    ...{ shape: prices, mostGuests, hasOwnCalendar },
    speech: { locale, stayWords, aside: words.aside },
  });
  desk.CMS.registerFieldType("day", makeDayControl(desk.h, locale, words.day));
  watchRows(document.querySelector("#nc-root") as HTMLElement, locale);
  const learn = (format: string, text: string) => {
    aside.learn(format, text);
    return text;
  };
  for (const [format, shape] of Object.entries(shapes)) {
    desk.CMS.registerCustomFormat(format, "json", {
      fromFile: (text: string) => readForm(learn(format, text), shape, photos),
      toFile: (form: unknown) => learn(format, saveForm(form, shape, photos)),
    });
  }
  desk.CMS.registerCustomFormat("page", "md", { fromFile: readMarkdown, toFile: writeMarkdown });
  desk.CMS.init({ config });

  const help = document.querySelector<HTMLElement>(".token");
  const title = `${config.app_title} desk`;
  if (help) {
    const { repository = "" } = help.dataset;
    createTokenHelp(help, repository, { words: words.token, locale, title });
  }

  const page = document.querySelector("iframe");
  if (page) addEventListener("hashchange", () => show(page, shownOn));
  const output = document.querySelector("output");
  if (output) await showPublication(output);
}

/** Shows the result of the last change, published or stopped; refreshed every minute. */
async function showPublication(output: HTMLOutputElement): Promise<void> {
  const response = await fetch("/desk/publication.txt", { cache: "no-store" });
  if (response.ok) output.textContent = await response.text();
  setTimeout(showPublication, 60_000, output);
}

/** Shows the page of the entry being edited, in the language of the page before. */
function show(page: HTMLIFrameElement, shownOn: DeskConfig["shownOn"]): void {
  const entry = location.hash.split("/").at(-1) ?? "";
  const language = page.contentDocument?.documentElement.lang ?? "";
  // Names of news items include their folder.
  const paths = shownOn[entry] ?? shownOn[`news/${entry}`] ?? {};
  const path = paths[language] ?? Object.values(paths)[0];
  if (path && page.contentWindow?.location.pathname !== path) page.src = path;
}
