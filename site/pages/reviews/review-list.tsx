import { OutsideLink } from "../../layout/links.tsx";
import type { ReviewData } from "./review-data.server.ts";

/** Reviews, each in its own language, with who wrote it and when; its styles are `site/styles/reviews.css`. */
export function ReviewList({ reviews }: { reviews: readonly ReviewData[] }) {
  return (
    <ul className="grid reviews">
      {reviews.map(({ language, paragraphs, who, about, stars, source }) => (
        <li key={who + paragraphs[0]}>
          <figure>
            {stars && (
              <p className="stars" role="img" aria-label={stars.said}>
                {stars.drawn}
              </p>
            )}
            <blockquote lang={language} dir="auto">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </blockquote>
            <figcaption>
              <b>{who}</b>
              <span>
                {about.join(" · ")}
                {source && " · "}
                {source?.address ? (
                  <OutsideLink href={source.address}>{source.name}</OutsideLink>
                ) : (
                  source?.name
                )}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
