import "../../../generated/map/near.css";
import marks from "./marks.svg?url";
import type { PlacedLabel } from "./place-labels.ts";
import styles from "./place-map.module.css";
import type { MapPoint, MapScale } from "./plan-maps.ts";

/** A name on the map, and where it has room. */
export type MapLabel = {
  readonly at: string;
  readonly key: string;
  readonly kind: MapPoint["kind"];
  readonly name: string;
} & PlacedLabel;

/** A map: its drawing, and what is named on it. */
export type PlaceMapData = {
  readonly scale: MapScale;
  /** What the map shows, for those who do not see it. */
  readonly title: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Whose data its coast is drawn from, if it has one. */
  readonly credit?: string | undefined;
  readonly labels: readonly MapLabel[];
};

/**
 * A drawn map with its names. A place whose key is among the cards is a button that opens its card;
 * the rest is part of the picture.
 */
export function PlaceMap({
  map,
  cards = {},
  eager = false,
  className = "",
}: {
  map: PlaceMapData;
  /** Ids of the cards by the key of their place. */
  cards?: Readonly<Record<string, string>>;
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

function Label({ label, card }: { label: MapLabel; card: string | undefined }) {
  const { at, kind, name, side, small } = label;
  const shared = {
    className: `${styles.label} ${styles[kind] ?? styles.place}`,
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
    <button type="button" {...shared} popoverTarget={card}>
      {content}
    </button>
  );
}

/** Whether a kind of place has a mark; what has none is a name on its point. */
export function hasMark(kind: MapPoint["kind"]): boolean {
  return !["ring", "sea", "country", "region"].includes(kind);
}

/** The small drawing that stands for a kind of place; nothing for what has none. */
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
