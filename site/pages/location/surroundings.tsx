import { Fragment, type ReactNode } from "react";
import { useMessages } from "../../layout/layout.tsx";
import { PlaceMark } from "../../map/place-map.tsx";
import type { LocationData } from "./location-data.server.ts";
import { cardId, PlaceCard } from "./place-card.tsx";
import styles from "./surroundings.module.css";

/**
 * Places as a list by travel time, and the cards that lists and maps open. The stories of some follow the nearest.
 */
export function Surroundings({ data, children }: { data: LocationData; children: ReactNode }) {
  const messages = useMessages("location");
  return (
    <>
      {data.places.map((place) => (
        <PlaceCard key={place.key} place={place} places={data.places} />
      ))}
      {data.reach.length === 0 && children}
      {data.reach.map(({ minutes, places }, index) => (
        <Fragment key={minutes}>
          <section className={`columns ${styles.reach}`}>
            <header className={`cluster ${styles.reachHead}`}>
              <h2>{messages.reach[minutes].heading}</h2>
              <p className="muted">{messages.reach[minutes].text}</p>
            </header>
            <ul className={styles.places}>
              {places.map((place) => (
                <li key={place.key} className={styles.place}>
                  <PlaceMark kind={place.kind} className={`screen-only ${styles.mark}`} />
                  <h3>
                    <button type="button" className={styles.name} popoverTarget={cardId(place.key)}>
                      {place.name}
                    </button>
                  </h3>
                  <p className={`aside ${styles.minutes}`}>{place.minutes}</p>
                  <p className={`aside ${styles.way}`}>
                    {place.distance} · {place.time}
                  </p>
                  {place.note && <p className={styles.note}>{place.note}</p>}
                </li>
              ))}
            </ul>
          </section>
          {index === 0 && children}
        </Fragment>
      ))}
    </>
  );
}
