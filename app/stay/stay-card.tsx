import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { shareAddress } from "../browser/share-address.ts";
import { useMessages } from "../components/layout.tsx";
import { socialPictureSize } from "../components/social-picture-size.ts";
import type { StayCard } from "./describe-card.ts";
import { mailAddress } from "./describe-quote.ts";

/** The card of a stay. */
export function CardView({
  card: { picture, title },
  className,
}: {
  card: StayCard;
  className: string | undefined;
}) {
  return (
    <img className={className} data-card="" src={picture} {...socialPictureSize} alt={title} />
  );
}

const never = () => () => undefined;

/** Sends a stay to those who come along: from application to application, by mail, or by hand. */
export function SendCard({
  card: { title, address },
  children,
}: {
  card: StayCard;
  /** Another way from here, before that which only some browsers need. */
  children?: ReactNode;
}) {
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
    <>
      <a
        href={mailAddress("", title, `${title}\n${url}`)}
        className="button button-quiet"
        onClick={canShare ? share : undefined}
      >
        {messages.send}
      </a>
      {children}
      {!canShare && (
        <button type="button" className="button button-quiet" onClick={share}>
          {copied === url ? messages.copied : messages.copy}
        </button>
      )}
      <span role="status" className="visually-hidden">
        {copied === url && messages.copied}
      </span>
    </>
  );
}
