import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../layout/layout.tsx";
import { Drawing } from "../../pictures/drawing.tsx";
import type { LocationData } from "./location-data.server.ts";
import styles from "./place-card.module.css";

type Place = LocationData["places"][number];

/** The id of the card of a place. */
export function cardId(key: string): string {
  return `place-${key}`;
}

/** The card of a place, opened by its mark, with links to marks nearby that a finger may have missed. */
export function PlaceCard({ place, places }: { place: Place; places: readonly Place[] }) {
  const { close } = useMessages("location").map;
  const { drawing, neighbours, note } = place;
  const id = cardId(place.key);
  return (
    <div popover="auto" id={id} className={`sheet ${styles.card}`}>
      <p className={`lead ${styles.name}`}>{place.name}</p>
      <p className="aside">
        {place.distance} · {place.time}
      </p>
      {drawing && <Drawing drawing={{ ...drawing, alt: "" }} className={styles.drawing} />}
      {note && <p>{note}</p>}
      {places
        .filter(({ key }) => neighbours.includes(key))
        .map(({ key, name }) => (
          <button
            key={key}
            type="button"
            className={`text-link ${styles.other}`}
            popoverTarget={cardId(key)}
          >
            {name}
          </button>
        ))}
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
