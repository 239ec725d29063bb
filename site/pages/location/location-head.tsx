import "#house/map/far.css";
import { useMessages } from "../../layout/layout.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { PlaceMap } from "../../map/place-map.tsx";
import type { LocationData } from "./location-data.server.ts";
import styles from "./location-head.module.css";
import { cardId } from "./place-card.tsx";

/** The head of the page: its name, a view if there is one, and the maps, whose places open their cards. */
export function LocationHead({ data }: { data: LocationData }) {
  const { maps, picture, asOf } = data;
  const { heading, lead } = useMessages("location");
  if (maps.length === 0 || picture)
    return (
      <>
        <PageHead heading={heading} lead={lead} asOf={asOf} {...(picture && { picture })} />
        {maps.length > 0 && (
          <div className={`columns ${styles.below}`}>
            <Maps data={data} />
          </div>
        )}
      </>
    );
  return (
    <header className={`columns ${styles.head}`}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <p className="print-only">{asOf}</p>
      <Maps data={data} />
    </header>
  );
}

function Maps({ data: { maps, places } }: { data: LocationData }) {
  const { caption } = useMessages("location").map;
  const cards = Object.fromEntries(places.map(({ key, name }) => [key, { id: cardId(key), name }]));
  return (
    <figure className={styles.figure}>
      <div className={`${styles.maps} ${maps.length > 1 ? styles.pair : ""}`}>
        {maps.map((map) => (
          <PlaceMap
            key={map.scale}
            map={map}
            cards={cards}
            eager={map.scale === "near"}
            className={styles[map.scale]}
          />
        ))}
      </div>
      <figcaption className="aside">
        {caption} {maps[0]?.credit}
      </figcaption>
    </figure>
  );
}
