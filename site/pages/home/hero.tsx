import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import { DatesLink } from "../../layout/links.tsx";
import { Picture } from "../../pictures/picture.tsx";
import { heroSizes } from "../../pictures/picture-sizes.ts";
import duskStyles from "./dusk.module.css";
import styles from "./hero.module.css";
import type { HomeData } from "./home-data.server.ts";

/** The first screen: the house by day, which turns to dusk as the guest scrolls; the way to its dates. */
export function Hero({ data: { hero, dusk, facts } }: { data: HomeData }) {
  const messages = useMessages("home");
  const { data: house } = useLayout();
  const line = <p className={styles.line}>{messages.hero.line}</p>;
  return (
    <section className={`${styles.scene} ${dusk ? duskStyles.turning : ""}`} data-sky={hero.file}>
      <div className={styles.day}>
        <Picture picture={hero} sizes={heroSizes} eager className={styles.picture} />
        <h1>{house.villa}</h1>
        <div className={`stack ${styles.panel}`}>
          <p>{messages.hero.place}</p>
          <ul className={`phrases ${styles.facts}`} aria-label={messages.facts.label}>
            {facts.map((fact) => (
              <li key={fact}>{`${fact} `}</li>
            ))}
            <li className={styles.prices}>
              {fillMessage(messages.facts.prices, { prices: house.prices })}
            </li>
          </ul>
          <DatesLink className="button" />
        </div>
      </div>
      {dusk ? (
        <div className={duskStyles.night}>
          <Picture
            picture={dusk}
            sizes={heroSizes}
            alt=""
            className={`screen-only ${styles.picture}`}
          />
          {line}
        </div>
      ) : (
        line
      )}
    </section>
  );
}
