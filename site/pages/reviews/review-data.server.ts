import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { capitalize, formatMonth } from "../../../domain/locales/format.ts";
import { tagsOf } from "../../../domain/locales/formatters.ts";
import type { Locale } from "../../../domain/locales/locales.ts";
import { factMessages, reviews } from "../../../house/facts/facts.server.ts";
import { mostStars } from "../../../house/facts/most-stars.ts";
import type { Review } from "../../../house/facts/reviews.ts";

/** How many the home page shows. */
const onHome = 3;

export type ReviewData = ReturnType<typeof reviewData>;

/** Whether a review is in another language than the page; regions of a language do not count. */
function isForeign({ language }: Pick<Review, "language">, locale: Locale): boolean {
  return language.split("-")[0] !== locale.split("-")[0];
}

/** A review as it is shown in a language: the text as it was written, and what is known of it. */
function reviewData(
  { name, country, month, language, text, stars, source }: Review,
  locale: Locale,
) {
  const nameOf = (type: "region" | "language", code: string) =>
    new Intl.DisplayNames(tagsOf(locale), { type }).of(code) ?? code;
  const isOther = isForeign({ language }, locale);
  return {
    ...{ language, source },
    paragraphs: text.split(/\n{2,}/),
    who: [name, country && nameOf("region", country)].filter(Boolean).join(", "),
    about: [
      capitalize(formatMonth(month, locale), locale),
      // Whoever reads it must know which language this is.
      ...(isOther ? [capitalize(nameOf("language", language), locale)] : []),
    ],
    stars: stars && {
      drawn: "★".repeat(stars) + "☆".repeat(mostStars - stars),
      said: fillMessage(factMessages(locale).reviews.stars, {
        stars: String(stars),
        most: String(mostStars),
      }),
    },
  };
}

/** All reviews in their order, with the sentence that stands above them. */
export function allReviews(locale: Locale) {
  return {
    checked: factMessages(locale).reviews.checked ?? "",
    reviews: (reviews ?? []).map((review) => reviewData(review, locale)),
  };
}

/** Those of the home page, the ones in its language first; nothing where the house has none. */
export function homeReviews(locale: Locale) {
  if (!reviews) return undefined;
  const { home: heading, all, checked = "" } = factMessages(locale).reviews;
  const rank = (review: Review) => Number(isForeign(review, locale));
  const sorted = reviews.toSorted((one, other) => rank(one) - rank(other));
  const shown = sorted.slice(0, onHome);
  return { heading, all, checked, reviews: shown.map((review) => reviewData(review, locale)) };
}
