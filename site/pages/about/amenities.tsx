import { useMessages } from "../../layout/layout.tsx";
import type { AboutData } from "./about-data.server.ts";
import styles from "./amenities.module.css";

/** The facts and highlights of the house, then all amenities in groups that unfold. */
export function Amenities({ data }: { data: AboutData }) {
  const messages = useMessages("about");
  return (
    <section className={`columns ${styles.amenities}`}>
      <h2>{messages.amenitiesHeading}</h2>
      <dl className={`ledger ${styles.facts}`}>
        {data.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={`ledger screen-only ${styles.highlights}`}>
        {data.highlights.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      <h3 className="screen-only">{messages.allAmenities}</h3>
      <div className={styles.groups}>
        {data.amenities.map(({ group, items }) => (
          <details key={group} className="fold">
            <summary>
              {messages.groups[group]} <span className="screen-only">{items.length}</span>
            </summary>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
