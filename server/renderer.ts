import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Locale } from "../domain/locales/locales.ts";
import type { Availability } from "../domain/nights/availability.ts";
import type { Route } from "../house/routes/routes.ts";
import { type EnquiryFields, type EnquiryForm, stayOf } from "../site/enquiry/enquiry-fields.ts";
import type { Stay } from "../site/stay/stay.ts";
import { createRenderQueue } from "./render-queue.ts";

type AppRenderer = typeof import("../render/render-page.server.tsx");
type RenderContext = Parameters<AppRenderer["prepareRoute"]>[1];
type PageRenderer = Awaited<ReturnType<AppRenderer["prepareRoute"]>>;
type MailModule = typeof import("../site/enquiry/enquiry-mail.server.ts");
type WriteMail = Awaited<ReturnType<MailModule["prepareMail"]>>;
type QuoteModule = typeof import("../site/stay/answer-quote.server.ts");

/** Renders pages with the modules of a build, one at a time. */
export type Renderer = ReturnType<typeof createRenderer>;

/** A renderer for the build in a folder. */
export function createRenderer(distFolder: string) {
  const { enqueue, tryEnqueue } = createRenderQueue();
  const modules = loadModules(distFolder);

  return {
    /** Renders for this calendar and the present moment from now on. */
    setCalendar: modules.setCalendar,

    /** The HTML of a page and its payload as JSON. */
    renderPage: (route: Route) =>
      enqueue("page", async () => {
        const { html, payload } = await (await modules.preparePage(route)).render();
        return { html, payload: JSON.stringify(payload) };
      }),

    /** The HTML of the page for a stay; undefined while all places are taken. */
    renderStay: (route: Route, stay: Stay): Promise<string> | undefined =>
      tryEnqueue("stay", async () => {
        const { render } = await modules.preparePageOnce(route);
        return (await render(stay)).html;
      }),

    /** The answer to the query of a quote, in the queue of stays; undefined while all places are taken. */
    quote: (query: string) => tryEnqueue("stay", () => modules.quote(query)),

    /** The HTML of the enquiry form, with the hashes of its styles; undefined while all places are taken. */
    renderForm: (route: Route, form: EnquiryForm) =>
      tryEnqueue("form", async () => {
        const { render } = await modules.preparePageOnce(route);
        const { html, styleHashes } = await render(stayOf(form.fields), form);
        return { html, styleHashes };
      }),

    /** The payload of the enquiry form as JSON. */
    async renderFormPayload(route: Route, form: EnquiryForm): Promise<string> {
      const { makePayload } = await modules.preparePageOnce(route);
      return JSON.stringify(makePayload(null, form));
    },

    /** The mail for an enquiry from a guest who reads `locale`; undefined while all places are taken. */
    writeMail: (fields: EnquiryFields, locale: Locale) =>
      tryEnqueue("form", async () => {
        const write = await modules.prepareMailOnce();
        return write(fields, locale, new Date());
      }),
  };
}

/** The modules of a build that render, with what they have prepared for the present calendar. */
function loadModules(distFolder: string) {
  let context: RenderContext | undefined;
  let occasion: Pick<RenderContext, "now" | "availability"> | undefined;
  /** Pages by path: what all stays share is computed once. */
  const preparedPages = new Map<string, Promise<PageRenderer>>();
  const preparedMails = new Map<string, Promise<WriteMail>>();
  return {
    setCalendar,
    preparePage,
    preparePageOnce: (route: Route) =>
      prepareOnce(preparedPages, route.path, () => preparePage(route)),
    prepareMailOnce: () => prepareOnce(preparedMails, "mail", prepareMail),
    quote,
  };

  function setCalendar(availability: Availability): void {
    occasion = { now: new Date(), availability };
    preparedPages.clear();
    preparedMails.clear();
  }

  async function preparePage(route: Route): Promise<PageRenderer> {
    const { prepareRoute }: AppRenderer = await load("render.js");
    return prepareRoute(route, readContext());
  }

  async function prepareMail(): Promise<WriteMail> {
    const { prepareMail: prepare }: MailModule = await load("mail.js");
    return prepare(readContext());
  }

  async function quote(query: string) {
    const { answerQuote }: QuoteModule = await load("quote.js");
    return answerQuote(query, { ...readContext(), now: new Date() });
  }

  function readContext(): RenderContext {
    context ??= JSON.parse(readFileSync(join(distFolder, "render-context.json"), "utf8"));
    return { ...(context as RenderContext), ...occasion, isServed: true };
  }

  function load(name: string) {
    return import(pathToFileURL(join(distFolder, name)).href);
  }
}

/** The preparation cached under a key; a failed one is repeated by the next request. */
function prepareOnce<Prepared>(
  prepared: Map<string, Promise<Prepared>>,
  key: string,
  prepare: () => Promise<Prepared>,
): Promise<Prepared> {
  const known = prepared.get(key);
  if (known) return known;
  const made = prepare();
  prepared.set(key, made);
  made.catch(() => {
    if (prepared.get(key) === made) prepared.delete(key);
  });
  return made;
}
