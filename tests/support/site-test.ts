import { test as base, expect } from "@playwright/test";
import { type Answer, type Question, sendRequest } from "./send-request.ts";
import { watchPage } from "./watch-page.ts";

type SiteOptions = {
  /** Problems that the tests of a file or group bring about on purpose. */
  expectedProblems: RegExp[];
};

type SiteFixtures = {
  /** Asks the site under test for a path over HTTP, without following redirects. */
  ask: (path: string, question?: Question) => Promise<Answer>;
};

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
});
