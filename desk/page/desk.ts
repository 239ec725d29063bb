// Starts the desk: its configuration, and how it reads and writes the files of content.
import type { DeskConfig } from "../make-desk-config.ts";
import { createAside } from "./aside.ts";
import { makeDayControl } from "./day-control.ts";
import { readMarkdown, writeMarkdown } from "./markdown-page.ts";
import { readForm } from "./read-form.ts";
import { watchRows } from "./rows.ts";
import { saveForm } from "./save-form.ts";
import { createTokenHelp } from "./token-help.ts";

/** Where the CMS keeps what its user prefers. */
const preferences = "sveltia-cms.prefs";

// biome-ignore lint/suspicious/noExplicitAny: what Sveltia CMS adds to it has no types
const desk = window as any;
// It would begin at once, and read a configuration of its own.
desk.CMS_MANUAL_INIT = true;
chooseLanguage();
document.addEventListener("DOMContentLoaded", start);

/** The CMS speaks the language of the browser unless it is told; an owner may choose another one in its settings. */
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

/** Shows what became of the last change: when it was published, or what stopped it; again every minute. */
async function showPublication(output: HTMLOutputElement): Promise<void> {
  const response = await fetch("/desk/publication.txt", { cache: "no-store" });
  if (response.ok) output.textContent = await response.text();
  setTimeout(showPublication, 60_000, output);
}

/** Shows the page that the entry being written is seen on, in the language of the page before. */
function show(page: HTMLIFrameElement, shownOn: DeskConfig["shownOn"]): void {
  const entry = location.hash.split("/").at(-1) ?? "";
  const language = page.contentDocument?.documentElement.lang ?? "";
  // Items of news have their folder before their name.
  const paths = shownOn[entry] ?? shownOn[`news/${entry}`] ?? {};
  const path = paths[language] ?? Object.values(paths)[0];
  if (path && page.contentWindow?.location.pathname !== path) page.src = path;
}
