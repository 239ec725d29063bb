import { ClosingCall } from "../../layout/closing-call.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { ReviewList } from "./review-list.tsx";
import type { ReviewsData } from "./reviews-data.server.ts";

/** All that guests have written, below the sentence on how the house knows that they did. */
export function Page({ data: { heading, checked, reviews, closing } }: { data: ReviewsData }) {
  return (
    <>
      <PageHead heading={heading} lead={checked} />
      <div className="columns all-reviews">
        <ReviewList reviews={reviews} />
      </div>
      <ClosingCall {...closing} />
    </>
  );
}
