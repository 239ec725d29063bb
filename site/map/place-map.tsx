import "#house/map/near.css";
import type { PlaceMapData } from "./map-data.server.ts";
import marks from "./marks.svg?url";
import styles from "./place-map.module.css";
import { hasMark, type MapPoint } from "./plan-maps.ts";

type Card = { readonly id: string; readonly name: string };

/**
 * A drawn map with labels. A place with a card is a button that opens it; the others are part of the picture.
 */
export function PlaceMap({
  map,
  cards = {},
  eager = false,
  className = "",
}: {
  map: PlaceMapData;
  /** Ids and names of the cards by the key of their place. */
  cards?: Readonly<Record<string, Card>>;
  eager?: boolean;
  className?: string | undefined;
}) {
  return (
    <section className={`${styles.map} ${className}`} aria-label={map.title}>
      <img
        src={map.path}
        width={map.width}
        height={map.height}
        alt=""
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
      {map.labels.map((item) => (
        <Label key={item.at} label={item} card={cards[item.key]} />
      ))}
    </section>
  );
}

function Label({ label, card }: { label: PlaceMapData["labels"][number]; card: Card | undefined }) {
  const { at, kind, name, side, small } = label;
  const shared = {
    className: `${styles.label} ${styles[kind] ?? ""}`,
    "data-at": at,
    "data-side": side,
    "data-small": small === "whole" ? undefined : small,
  };
  const content = (
    <>
      <PlaceMark kind={kind} className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </>
  );
  if (!card) {
    return (
      <div {...shared} aria-hidden="true">
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      {...shared}
      aria-label={nameButton(name, card.name)}
      popoverTarget={card.id}
    >
      {content}
    </button>
  );
}

/**
 * The accessible name: that of the card, because a town and its airport may share a label. It begins with the visible
 * label, for speech control.
 */
function nameButton(label: string, name: string): string {
  const begins = name.startsWith(label) && !/^\p{L}/u.test(name.slice(label.length));
  return begins ? name : `${label}, ${name}`;
}

/** The icon of a kind of place; undefined if it has none. */
export function PlaceMark({
  kind,
  className,
}: {
  kind: MapPoint["kind"];
  className?: string | undefined;
}) {
  if (!hasMark(kind)) return null;
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`${marks}#${kind}`} />
    </svg>
  );
}
