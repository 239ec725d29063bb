import { revealed } from "../../components/reveal-on-scroll.ts";
import { SiteLink } from "../../layout/links.tsx";
import { ReviewList } from "../reviews/review-list.tsx";
import type { HomeData } from "./home-data.server.ts";

/** Some reviews, and the link to all. */
export function HomeReviews({
  reviews: { heading, checked, reviews, all },
}: {
  reviews: NonNullable<HomeData["reviews"]>;
}) {
  return (
    <section className="columns home-reviews" {...revealed}>
      <h2>{heading}</h2>
      <p className="aside">{checked}</p>
      <ReviewList reviews={reviews} />
      <p className="screen-only">
        <SiteLink page="reviews" className="text-link">
          {all}
        </SiteLink>
      </p>
    </section>
  );
}
