import { type Content, messagesOf } from "../content/content.ts";
import { type Finding, mistake } from "../findings/finding.ts";

/** EU law: each language says whether and how the house verifies reviews. */
export function* checkReviews(content: Content): Iterable<Finding> {
  const { reviews, villa } = content.facts;
  for (const locale of reviews ? villa.locales : []) {
    if (messagesOf(content, locale).reviews.checked) continue;
    const text =
      "checked is missing: law asks for a sentence above the reviews on whether and how you make sure that " +
      "guests wrote them; write it, also if you do not.";
    yield mistake(`texts/${locale}/reviews.json`, ["checked"], text);
  }
}
