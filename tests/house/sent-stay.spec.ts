// The first screen of a stay that was sent: also on a small phone it says what is due when, and what cancelling costs.
import { expect } from "@playwright/test";
import { locales } from "../../domain/locales/locales.ts";
import { prices } from "../../house/facts/facts.server.ts";
import { paths } from "../../house/routes/routes.ts";
import { formatStayQuery } from "../../site/stay/stay.ts";
import { consentTo, storeConsent } from "../support/consent-control.ts";
import { readTexts } from "../support/languages.ts";
import { test } from "../support/site-test.ts";

const { payment, freeCancellationDays } = prices;

test.use({ viewport: { width: 360, height: 664 } });
test.skip(!payment || freeCancellationDays === undefined, "it does not say what is due when");

for (const locale of locales) {
  test(`the first screen of a sent stay says what is due when, in ${locale}`, async ({
    page,
    context,
    free,
  }) => {
    const { terms } = await readTexts(locale, "availability");
    await storeConsent(context, consentTo());
    const party = { adults: 2, children: [4, 9] };
    const query = formatStayQuery({ ...free, party });
    await page.goto(`${paths["pricing-and-availability"][locale]}?${query}#quote`);
    const head = page.locator("main header");
    for (const label of [terms.deposit, terms.cancellation]) {
      const row = head.locator("dl > div", { has: page.getByText(label, { exact: true }) });
      await expect(row.locator("dd"), label).toHaveText(/\d/);
      await expect(row, label).toBeInViewport({ ratio: 1 });
    }
  });
}
