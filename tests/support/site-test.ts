import { test as base, expect, type Page } from "@playwright/test";
import { listHosts } from "../../house/facts/consent.ts";
import { cookies } from "../../house/facts/facts.server.ts";
import { type Answer, type Question, sendRequest } from "./send-request.ts";
import { readSentPages } from "./sent-pages.ts";
import { findStays, type KnownStays } from "./stays.ts";

type SiteOptions = {
  /** Problems that the tests of a file or group bring about on purpose. */
  expectedProblems: RegExp[];
};

type SiteFixtures = {
  /** Asks the site under test for a path over HTTP, without following redirects. */
  ask: (path: string, question?: Question) => Promise<Answer>;
  /** Every page as it is sent: each worker asks for it once. */
  sentPages: Awaited<ReturnType<typeof readSentPages>>;
  stays: KnownStays;
} & KnownStays;

/** Where the scripts come from that a house has besides ours: nothing stands for each. */
const { script: scriptOrigins } = listHosts(cookies, null);

let sentPages: ReturnType<typeof readSentPages> | undefined;

/** Playwright's `test` for this site: a test fails when its page logs, breaks a rule or phones out. */
export const test = base.extend<SiteOptions & SiteFixtures>({
  expectedProblems: [[], { option: true }],

  page: async ({ page, expectedProblems }, use) => {
    const problems = await watchPage(page);
    await use(page);
    const unexpected = problems.filter(
      (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
    );
    expect(unexpected, "the page should be quiet").toEqual([]);
  },

  ask: async ({ baseURL }, use) => {
    await use((path, question) => sendRequest(`${baseURL}${path}`, question));
  },

  sentPages: async ({ ask }, use) => {
    sentPages ??= readSentPages(ask);
    await use(await sentPages);
  },

  stays: async ({ baseURL }, use) => {
    await use(await findStays(`${baseURL}`));
  },
  free: ({ stays }, use) => use(stays.free),
  taken: ({ stays }, use) => use(stays.taken),
  nextWeek: ({ stays }, use) => use(stays.nextWeek),
  availability: ({ stays }, use) => use(stays.availability),
});

/**
 * Gives back a list that fills with whatever goes wrong on a page, one line each: console
 * messages, uncaught errors, violations of the policy, failed requests, requests to other hosts.
 */
async function watchPage(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const origin of scriptOrigins) {
    await page.route(`${origin}/**`, (route) => route.fulfill({ body: "" }));
  }
  page.on("console", (message) => {
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => {
    problems.push(`uncaught error: ${error.message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A browser drops what a page no longer needs, on leaving it or when the window changes.
    if (reason === "net::ERR_ABORTED") return;
    problems.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on("request", (request) => {
    const { protocol, hostname, origin } = new URL(request.url());
    const isOurs = hostname === "127.0.0.1" || scriptOrigins.includes(origin);
    const isOutside = protocol.startsWith("http") && !isOurs;
    if (isOutside) problems.push(`request to another host: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return problems;
}
