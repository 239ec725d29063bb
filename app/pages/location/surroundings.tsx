import { Fragment, type ReactNode } from "react";
import { useMessages } from "../../components/layout.tsx";
import { PlaceMark } from "../../components/map/place-map.tsx";
import type { LocationData } from "./location-data.server.ts";
import { PlaceCard } from "./place-card.tsx";
import styles from "./surroundings.module.css";

/** How the places of so many minutes are laid out, where not as cards alike. */
const looks = { 10: "", 30: styles.half, 60: styles.far };

/**
 * Places as a list, by how long it takes to get there, and the cards that the maps open. What is told of
 * some of them follows the nearest.
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
          <section className={`columns ${styles.reach} ${looks[minutes]}`}>
            <header className={styles.reachHead}>
              <h2>{messages.reach[minutes].heading}</h2>
              <p>{messages.reach[minutes].text}</p>
            </header>
            <ul
              className={`swiped ${styles.places}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
              tabIndex={0}
              aria-label={messages.reach[minutes].heading}
            >
              {places.map((place) => (
                <li key={place.key} className={styles.place}>
                  <PlaceMark kind={place.kind} className={styles.mark} />
                  <h3>{place.name}</h3>
                  <p className={styles.way}>
                    {place.distance} · {place.time}
                  </p>
                  {place.note && <p>{place.note}</p>}
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
