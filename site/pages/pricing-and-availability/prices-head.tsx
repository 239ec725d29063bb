import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import { Picture, type PictureData } from "../../pictures/picture.tsx";
import { halfWindowSizes } from "../../pictures/picture-sizes.ts";
import type { ForemostStay } from "../../stay/availability-section.tsx";
import { QuoteLink } from "../../stay/stay-links.tsx";
import styles from "./prices-head.module.css";

/**
 * The head of the page without a sent stay: its name, on wide screens a picture, and the picked stay or the next free
 * week with its price, or else the price of a night.
 */
export function PricesHead({
  picture,
  foremost,
}: {
  picture: PictureData;
  foremost: ForemostStay | null;
}) {
  const { heading, lead } = useMessages("pricing-and-availability");
  const { prices, booking } = useLayout().data;
  return (
    <header className={`columns ${styles.head}`}>
      <h1>
        {heading.first} {heading.second}
      </h1>
      {foremost && (
        <QuoteLink
          stay={foremost}
          className={`stack ${styles.foremost}`}
          aria-current={foremost.isPicked || undefined}
          data-valid-until={foremost.validUntil}
        >
          <span className="lead">{foremost.dates}</span> <b className="price">{foremost.price}</b>{" "}
          <span>{foremost.share}</span>
        </QuoteLink>
      )}
      <p className="lead otherwise" hidden={foremost?.isPicked}>
        {fillMessage(lead, { prices, persons: booking.guests })}
      </p>
      <Picture picture={picture} sizes={halfWindowSizes} className={styles.picture} />
    </header>
  );
}
