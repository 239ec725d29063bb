import { type MouseEvent, useState, useSyncExternalStore } from "react";
import { shareAddress } from "../browser/share-address.ts";
import { useMessages } from "../components/layout.tsx";
import { socialPictureSize } from "../components/social-picture-size.ts";
import type { StayCard } from "./describe-card.ts";
import styles from "./stay.module.css";
import cardStyles from "./stay-card.module.css";
import { encode } from "./stay-mail.ts";

/** The card of a stay. */
export function CardView({ card: { picture, title } }: { card: StayCard }) {
  return <img className={cardStyles.card} src={picture} {...socialPictureSize} alt={title} />;
}

const never = () => () => undefined;

/** Sends a stay to those who come along: from application to application, by mail, or by hand. */
export function SendCard({ card: { title, address } }: { card: StayCard }) {
  const messages = useMessages("availability").card;
  const [copied, setCopied] = useState("");
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => true,
  );
  const url = `${address}#quote`;
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    if (await shareAddress(title, url)) setCopied(url);
  };
  return (
    <p className={styles.actions}>
      <a
        href={`mailto:?subject=${encode(title)}&body=${encode(`${title}\r\n${url}`)}`}
        className="button button-quiet"
        onClick={canShare ? share : undefined}
      >
        {messages.send}
      </a>
      {!canShare && (
        <button type="button" className="button button-quiet" onClick={share}>
          {copied === url ? messages.copied : messages.copy}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {copied === url && messages.copied}
      </span>
    </p>
  );
}
