import "#house/map/far.css";
import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../components/layout.tsx";
import { PlaceMap, PlaceMark } from "../../components/map/place-map.tsx";
import type { LocationData } from "./location-data.server.ts";
import styles from "./surroundings.module.css";

/**
 * The maps, whose places open their card, and the same places as a list, by how long it takes to get
 * there. On narrow screens each map stands before the places that are on it.
 */
export function Surroundings({ data }: { data: LocationData }) {
  const messages = useMessages("location");
  const cards = Object.fromEntries(
    data.places.map(({ key, name }) => [key, { id: cardId(key), name }]),
  );
  return (
    <div className={styles.surroundings}>
      {data.maps.length > 0 && (
        <figure className={styles.maps}>
          {data.maps.map((map) => (
            <PlaceMap
              key={map.scale}
              map={map}
              cards={cards}
              eager={map.scale === "near"}
              className={styles[map.scale]}
            />
          ))}
          <figcaption className={styles.caption}>
            {messages.map.caption} {data.maps[0]?.credit}
          </figcaption>
        </figure>
      )}
      {data.places.map((place) => (
        <PlaceCard key={place.key} place={place} />
      ))}
      {data.reach.map(({ minutes, places }) => (
        <section key={minutes} className={`columns ${styles.reach}`}>
          <header className={styles.reachHead}>
            <h2>{messages.reach[minutes].heading}</h2>
            <p>{messages.reach[minutes].text}</p>
          </header>
          <ul
            className={styles.places}
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
      ))}
    </div>
  );
}

function cardId(key: string): string {
  return `place-${key}`;
}

function PlaceCard({ place }: { place: LocationData["places"][number] }) {
  const { close } = useMessages("location").map;
  const id = cardId(place.key);
  return (
    <div popover="auto" id={id} className={styles.card}>
      <p className="lead">{place.name}</p>
      <p className={styles.way}>
        {place.distance} · {place.time}
      </p>
      {place.note && <p>{place.note}</p>}
      <button
        type="button"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
