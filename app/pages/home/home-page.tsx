import { BookingActions } from "../../components/booking-actions.tsx";
import { useFrame } from "../../components/frame.tsx";
import { BookLink, SiteLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { backgroundSizes, heroSizes, uprightSizes } from "../../components/picture-sizes.ts";
import { SisterVilla } from "../../components/sister-villa.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";
import { NextWeekLink } from "./next-week-link.tsx";
import { Passages } from "./passages.tsx";

/** The first page: the house in one picture, five passages and a way to book it. */
export function HomePage({ texts, data }: { texts: Bundles["homepage"]; data: HomeData }) {
  const { data: house } = useFrame();
  return (
    <>
      <section className={styles.hero}>
        <Picture picture={data.hero} sizes={heroSizes} eager className={styles.heroPicture} />
        <h1>{house.villa}</h1>
        <div className={styles.heroPanel}>
          <p className="lead">{texts.hero.line}</p>
          <BookingActions dates={texts.hero.dates} className={styles.heroActions} />
        </div>
      </section>

      <ul className={styles.facts} aria-label={texts.facts.label}>
        {data.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>

      <section className={`columns ${styles.welcome}`} data-reveal="">
        <h2>{texts.welcome.heading}</h2>
        <div className={styles.welcomeText}>
          {texts.welcome.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              {fillText(paragraph, { villa: house.villa, labin: data.labinDistance })}
            </p>
          ))}
        </div>
      </section>

      <Passages passages={data.passages} texts={texts.passages} />

      <section className={`columns ${styles.included}`} data-reveal="">
        <h2>{texts.included.heading}</h2>
        <p className="lead">{texts.included.text}</p>
        <p>
          <SiteLink page="about" className="text-link">
            {texts.included.link}
          </SiteLink>
        </p>
      </section>

      <section className={`columns ${styles.where}`} data-reveal="">
        <Picture
          picture={data.where.picture}
          sizes={uprightSizes}
          className={styles.wherePicture}
        />
        <div className={styles.whereText}>
          <h2>{texts.where.heading}</h2>
          <p>{texts.where.text}</p>
          <dl className={styles.distances}>
            {data.where.distances.map(({ place, distance, time }) => (
              <div key={place}>
                <dt>{place}</dt>
                <dd>
                  {distance}, {time}
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <SiteLink page="location" className="text-link">
              {texts.where.link}
            </SiteLink>
          </p>
        </div>
      </section>

      <section className={styles.prices}>
        <Picture
          picture={data.pricesPicture}
          sizes={backgroundSizes}
          className={styles.pricesPicture}
        />
        <div className={styles.pricesText}>
          <h2>{fillText(texts.prices.heading, { price: data.lowestPrice })}</h2>
          <p>{texts.prices.text}</p>
          {data.nextWeek && <NextWeekLink week={data.nextWeek} text={texts.prices.nextWeek} />}
          <SiteLink page="pricing-and-availability" hash="#availability" className="button">
            {texts.prices.link}
          </SiteLink>
        </div>
      </section>

      <section className={`columns ${styles.closing}`} data-reveal="">
        <div className={styles.call}>
          <h2>{texts.closing.heading}</h2>
          <p>{texts.closing.text}</p>
          <p className={styles.callActions}>
            <BookLink className="button" />
            <a href={`mailto:${house.email}`} className="button button-quiet">
              {texts.closing.ask}
            </a>
          </p>
        </div>
        <div className={styles.sister}>
          <h2 className={styles.sisterHeading}>{texts.sister.heading}</h2>
          <SisterVilla texts={texts.sister} />
        </div>
      </section>
    </>
  );
}
