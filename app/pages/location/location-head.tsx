import "#house/map/far.css";
import { useMessages } from "../../components/layout.tsx";
import { PlaceMap } from "../../components/map/place-map.tsx";
import type { LocationData } from "./location-data.server.ts";
import styles from "./location-head.module.css";
import { cardId } from "./place-card.tsx";

/** The beginning of the page: its name and the maps, whose places open their cards. */
export function LocationHead({ data: { maps, places, asOf } }: { data: LocationData }) {
  const messages = useMessages("location");
  const cards = Object.fromEntries(places.map(({ key, name }) => [key, { id: cardId(key), name }]));
  return (
    <header className={`columns ${styles.head}`}>
      <h1>{messages.heading}</h1>
      <p className="lead">{messages.lead}</p>
      <p className={styles.asOf}>{asOf}</p>
      {maps.length > 0 && (
        <figure className={styles.maps}>
          {maps.map((map) => (
            <PlaceMap
              key={map.scale}
              map={map}
              cards={cards}
              eager={map.scale === "near"}
              className={styles[map.scale]}
            />
          ))}
          <figcaption className="aside">
            {messages.map.caption} {maps[0]?.credit}
          </figcaption>
        </figure>
      )}
    </header>
  );
}
