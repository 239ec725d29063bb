import { revealed } from "../../components/reveal-on-scroll.ts";
import { useMessages } from "../../layout/layout.tsx";
import { SiteLink } from "../../layout/links.tsx";
import { PlaceMap } from "../../map/place-map.tsx";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";

/** The location of the house: a map, and distances to places nearby. */
export function Where({ data }: { data: HomeData }) {
  const messages = useMessages("home").where;
  return (
    <section className={`columns ${styles.section} ${styles.where}`} {...revealed}>
      {data.map && (
        <figure className={`left ${styles.map}`}>
          <PlaceMap map={data.map} />
          <figcaption className="aside">{data.map.credit}</figcaption>
        </figure>
      )}
      {!data.map && <h2 className="left">{messages.heading}</h2>}
      <div className="stack right">
        {data.map && <h2>{messages.heading}</h2>}
        <p>{messages.text}</p>
        {data.distances.length > 0 && (
          <dl className={`ledger ${styles.distances}`}>
            {data.distances.map(({ name, distance, time }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{`${distance}, ${time}`}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className="screen-only">
          <SiteLink page="location" className="text-link">
            {messages.link}
          </SiteLink>
        </p>
      </div>
    </section>
  );
}
