import type { Locator, Page } from "@playwright/test";
import { plan } from "../../house/facts/facts.server.ts";
import { type Page as PageId, paths } from "../../house/routes/routes.ts";
import { formatStayQuery, type Stay } from "../../site/stay/stay.ts";
import { findLanguageList, findMenu, waitForApplication } from "../support/application.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import {
  consentTo,
  findConsentControl,
  functionalId,
  storeConsent,
} from "../support/consent-control.ts";
import { primary, second } from "../support/languages.ts";
import { phone } from "../support/load-first-view.ts";
import { findViewer } from "../support/photo-viewer.ts";
import { serveBuild } from "../support/serve-build.ts";
import { findStays, openCalendar } from "../support/stays.ts";
import { openBrowser } from "./open-browser.ts";
import { median, type Row } from "./row.ts";

/** How much slower than this machine the processor of a modest phone is taken to be. */
const slowdown = 4;
const runs = 5;
/** Where a visit begins: what every page has is tried on each of them. */
const starts: readonly PageId[] = ["home", "about", "pricing-and-availability"];
/** What is tried as somebody does it, too, who has decided on cookies before. */
const ofLaterVisits = ["link to about", "menu on home", "arrival", "picture"];

/** What a visitor does: prepares a page, and gives back what to tap and what then shows. */
type Interaction = (page: Page) => Promise<readonly [target: Locator, shows: string]>;

/**
 * From a tap to the next frame, as browsers tell of it (Event Timing), and in the note to the first
 * that shows what it leads to. As a hand does it: by touch on a phone's screen, with motion, every event
 * of the tap counted, the processor slowed before the page is opened.
 */
export async function measureInteractions(): Promise<Row[]> {
  using site = await serveBuild(workspace.out);
  const { free } = await findStays(site.address);
  await using browser = await openBrowser();
  const options = { ...phone, hasTouch: true, isMobile: true, baseURL: site.address };
  const measure = async (name: string, prepare: Interaction, isLater = false): Promise<Row> => {
    const times: { frame: number; shown: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      await using context = await browser.newContext(options);
      if (isLater) await storeConsent(context, consentTo(functionalId));
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const [target, shows] = await prepare(page);
      times.push(await measureTap(page, target, shows));
    }
    return {
      what: `Next frame, ${slowdown}×: ${name}${isLater ? ", later" : ""}`,
      kind: "Interactions",
      value: median(times.map(({ frame }) => frame)),
      unit: "ms",
      most: budgets.interactionMilliseconds,
      note: `shown after ${Math.round(median(times.map(({ shown }) => shown)))} ms`,
    };
  };
  const rows: Row[] = [];
  for (const [name, prepare] of Object.entries(listInteractions(free))) {
    rows.push(await measure(name, prepare));
    if (ofLaterVisits.includes(name)) rows.push(await measure(name, prepare, true));
  }
  return rows;
}

type Interactions = Readonly<Record<string, Interaction>>;

/** All interactions, for a house with a stay that is free. */
function listInteractions(free: Stay): Interactions {
  const linked: PageId[] = ["about", "gallery", "location", "pricing-and-availability", "cookies"];
  return {
    ...Object.fromEntries(linked.map((id) => [`link to ${id}`, (page) => openLink(page, id)])),
    "link to home": (page) => openLink(page, "home", "about"),
    ...interactionsOfEveryPage,
    ...interactionsOfConsent,
    ...listInteractionsOfStays(free),
    ...interactionsOfPictures,
  };
}

const noDialog = "body:not(:has(dialog[open]))";

async function openChoices(page: Page, start: PageId = "home") {
  await open(page, start);
  const control = await findConsentControl(page, primary);
  await control.bar.waitFor();
  return control;
}

async function openModal(page: Page) {
  const control = await openChoices(page);
  await control.inBar("choose").tap();
  await control.modal.waitFor();
  return control;
}

const interactionsOfEveryPage: Interactions = {
  ...onEach("menu", async (page, start) => {
    await open(page, start);
    const { button } = await findMenu(page, primary);
    return [button, "header details[open] nav"];
  }),
  ...onEach("cookies, only what is necessary,", async (page, start) => {
    const { inBar } = await openChoices(page, start);
    return [inBar("acceptNecessary"), "body:not(:has(section[aria-label] button))"];
  }),
  ...onEach("cookies, choose,", async (page, start) => {
    const { inBar } = await openChoices(page, start);
    return [inBar("choose"), "dialog[open]"];
  }),
  ...onEach("language", async (page, start) => {
    await open(page, start);
    const { button, box } = findLanguageList(page, primary);
    await button.tap();
    return [box.locator(`[hreflang="${second}"]`), `html[lang="${second}"]`];
  }),
};

const interactionsOfConsent: Interactions = {
  "cookies: a choice": async (page) => {
    const { modal } = await openModal(page);
    return [modal.locator("input:not([disabled])").first(), "dialog input:not([disabled]):checked"];
  },
  "cookies: save": async (page) => {
    const { inModal } = await openModal(page);
    return [inModal("save"), noDialog];
  },
};

function listInteractionsOfStays(free: Stay): Interactions {
  const selected = (date: string) => `[data-date="${date}"][aria-selected="true"]`;
  const openQuote = (page: Page) => openCalendar(page, primary, `?${formatStayQuery(free)}`);
  return {
    month: async (page) => {
      const { messages } = await openCalendar(page, primary);
      return [page.getByRole("button", { name: messages.calendar.next, exact: true }), "main"];
    },
    arrival: async (page) => {
      const { jumpTo, day } = await openCalendar(page, primary);
      await jumpTo(free.arrival);
      return [day(free.arrival), selected(free.arrival)];
    },
    departure: async (page) => {
      const { jumpTo, day } = await openCalendar(page, primary);
      await jumpTo(free.arrival);
      await day(free.arrival).tap();
      await jumpTo(free.departure);
      return [day(free.departure), selected(free.departure)];
    },
    "week of the season": async (page) => {
      await openCalendar(page, primary);
      const week = page.getByRole("main").locator(`a[href*="arrival=${free.arrival}"]`).first();
      return [week, selected(free.arrival)];
    },
    postcard: async (page) => {
      const { answer, messages } = await openQuote(page);
      return [answer.getByRole("button", { name: messages.card.copy }), "#quote"];
    },
    ask: async (page) => {
      const { answer } = await openQuote(page);
      return [answer.locator('a[href*="/ask?"]'), "main form[method=post]"];
    },
  };
}

const interactionsOfPictures: Interactions = {
  "a room of the opened house": async (page) => {
    await open(page, "about");
    const key = plan[0]?.rooms[0]?.key;
    return [page.locator(`[data-house] a[href="#room-${key}"]`).first(), `#room-${key}:target`];
  },
  picture: async (page) => {
    await open(page, "gallery");
    const { thumbnail } = await findViewer(page);
    return [await thumbnail(1), "dialog[open] img"];
  },
  "picture closed": async (page) => {
    await open(page, "gallery");
    const { thumbnail, close } = await findViewer(page);
    await (await thumbnail(1)).tap();
    await close.waitFor();
    return [close, noDialog];
  },
};

/** What every page has, by the page that a visit begins with. */
function onEach(
  name: string,
  prepare: (page: Page, start: PageId) => ReturnType<Interaction>,
): Readonly<Record<string, Interaction>> {
  return Object.fromEntries(
    starts.map((start) => [`${name} on ${start}`, (page: Page) => prepare(page, start)]),
  );
}

async function open(page: Page, id: PageId): Promise<void> {
  await page.goto(paths[id][primary]);
  await waitForApplication(page);
}

async function openLink(page: Page, id: PageId, from: PageId = "home") {
  await open(page, from);
  const to = paths[id][primary];
  // Some lead to a place on the page, or to a stay.
  const href = `:is([href="${to}"], [href^="${to}#"], [href^="${to}?"])`;
  const link = page.locator(`a${href}:not([hreflang])`).filter({ visible: true }).last();
  await link.scrollIntoViewIfNeeded();
  // Until it has been prefetched, as it is when a visitor gets to it.
  await page.waitForLoadState("networkidle");
  return [link, `link[rel="canonical"][href$="${to}"]`] as const;
}

/** From the event in the page to the next frame, and to the first one after an element is there. */
async function measureTap(page: Page, target: Locator, shows: string) {
  await target.scrollIntoViewIfNeeded();
  // So long it takes a hand from what the eye sees to the glass.
  await page.waitForTimeout(500);
  const painted = await page.evaluateHandle((selector) => {
    // What takes less is not told of.
    let frame = 16;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frame = Math.max(frame, duration);
    }).observe({ type: "event", durationThreshold: frame } as PerformanceObserverInit);
    const clicked = new Promise<number>((resolve) => {
      addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true });
    });
    const shown = new Promise<number>((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return requestAnimationFrame(look);
        // A message arrives when the frame has been handed over.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        return port2.postMessage(undefined);
      };
      // Not before: what shows may be there already.
      clicked.then(() => requestAnimationFrame(look));
    });
    const times = async () => {
      const milliseconds = (await shown) - (await clicked);
      // Browsers tell of an event when its frame is on the screen, some time later.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return { frame, shown: milliseconds };
    };
    return { times: times() };
  }, shows);
  await target.tap();
  return painted.evaluate(({ times }) => times);
}
