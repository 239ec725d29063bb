import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { Locale } from "../domain/locales/locales.ts";
import type { Availability } from "../domain/nights/availability.ts";
import type { Route } from "../house/routes/routes.ts";
import { type EnquiryFields, type EnquiryForm, stayOf } from "../site/enquiry/enquiry-fields.ts";
import type { Stay } from "../site/stay/stay.ts";

type AppRenderer = typeof import("../render/render-page.server.tsx");
type RenderContext = Parameters<AppRenderer["prepareRoute"]>[1];
type PageRenderer = Awaited<ReturnType<AppRenderer["prepareRoute"]>>;
type MailModule = typeof import("../site/enquiry/enquiry-mail.server.ts");
type WriteMail = Awaited<ReturnType<MailModule["prepareMail"]>>;
type QuoteModule = typeof import("../site/stay/answer-quote.server.ts");

/** Renders pages with the modules of a build, one at a time. */
export type Renderer = ReturnType<typeof createRenderer>;

/** The length of the queue by kind: a stay takes about 10 ms, so none waits longer than a second. */
export const places = { stay: 32, form: 8 } as const;

/**
 * A renderer for the build in a folder. It renders in the server's own loop: between two pages the
 * server answers other requests. Forms go first, because a guest's message depends on them.
 */
export function createRenderer(distFolder: string) {
  const queues = {
    form: [] as (() => Promise<void>)[],
    stay: [] as (() => Promise<void>)[],
    page: [] as (() => Promise<void>)[],
  };
  let isRendering = false;
  let context: RenderContext | undefined;
  let occasion: Pick<RenderContext, "now" | "availability"> | undefined;
  /** Pages prepared for the present calendar, by path: what all stays share is computed once. */
  const preparedPages = new Map<string, Promise<PageRenderer>>();
  const preparedMails = new Map<string, Promise<WriteMail>>();

  function enqueue<Result>(kind: keyof typeof queues, work: () => Promise<Result>) {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    queues[kind].push(() => work().then(resolve, reject));
    void renderAll();
    return promise;
  }

  async function renderAll(): Promise<void> {
    if (isRendering) return;
    isRendering = true;
    for (let next = takeNext(); next; next = takeNext()) {
      await nextTurn();
      await next();
    }
    isRendering = false;
  }

  /** Pages have a place of their own: a flood of stays must not keep them from the new calendar. */
  function takeNext() {
    return queues.form.shift() ?? queues.page.shift() ?? queues.stay.shift();
  }

  function readContext(): RenderContext {
    context ??= JSON.parse(readFileSync(join(distFolder, "render-context.json"), "utf8"));
    return { ...(context as RenderContext), ...occasion, isServed: true };
  }

  async function preparePage(route: Route): Promise<PageRenderer> {
    const { prepareRoute }: AppRenderer = await load("render.js");
    return prepareRoute(route, readContext());
  }

  function preparePageOnce(route: Route): Promise<PageRenderer> {
    return prepareOnce(preparedPages, route.path, () => preparePage(route));
  }

  async function prepareMail(): Promise<WriteMail> {
    const { prepareMail: prepare }: MailModule = await load("mail.js");
    return prepare(readContext());
  }

  function load(name: string) {
    return import(pathToFileURL(join(distFolder, name)).href);
  }

  return {
    /** Renders for this calendar and the present moment from now on. */
    setCalendar(availability: Availability): void {
      occasion = { now: new Date(), availability };
      preparedPages.clear();
      preparedMails.clear();
    },

    /** The HTML of a page and its payload as JSON. */
    renderPage: (route: Route) =>
      enqueue("page", async () => {
        const { html, payload } = await (await preparePage(route)).render();
        return { html, payload: JSON.stringify(payload) };
      }),

    /** The HTML of the page for a stay; undefined while all places are taken. */
    renderStay: (route: Route, asked: Stay): Promise<string> | undefined =>
      queues.stay.length < places.stay
        ? enqueue("stay", async () => {
            const { render } = await preparePageOnce(route);
            return (await render(asked)).html;
          })
        : undefined,

    /** The answer to the query of a quote, in the queue of stays; undefined while all places are taken. */
    quote: (query: string) =>
      queues.stay.length < places.stay
        ? enqueue("stay", async () => {
            const { answerQuote }: QuoteModule = await load("quote.js");
            return answerQuote(query, { ...readContext(), now: new Date() });
          })
        : undefined,

    /** The HTML of the enquiry form, with the hashes of its styles; undefined while all places are taken. */
    renderForm: (route: Route, form: EnquiryForm) =>
      queues.form.length < places.form
        ? enqueue("form", async () => {
            const { render } = await preparePageOnce(route);
            const { html, styleHashes } = await render(stayOf(form.fields), form);
            return { html, styleHashes };
          })
        : undefined,

    /** The payload of the enquiry form as JSON. */
    async renderFormPayload(route: Route, form: EnquiryForm): Promise<string> {
      const { makePayload } = await preparePageOnce(route);
      return JSON.stringify(makePayload(null, form));
    },

    /** The mail for an enquiry from a guest who reads `locale`; undefined while all places are taken. */
    writeMail: (fields: EnquiryFields, locale: Locale) =>
      queues.form.length < places.form
        ? enqueue("form", async () => {
            const write = await prepareOnce(preparedMails, "mail", prepareMail);
            return write(fields, locale, new Date());
          })
        : undefined,
  };
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
