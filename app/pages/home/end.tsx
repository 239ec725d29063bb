import { Drawing } from "../../components/drawing.tsx";
import { useLayout, useMessages } from "../../components/layout.tsx";
import { DatesLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { heroSizes } from "../../components/picture-sizes.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { fillMessage } from "../../i18n/fill-message.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";
import { NextWeekLink } from "./next-week.tsx";

/** The end of the day and of the page: the way to the dates, in the sky that the first screen turned to. */
export function End({ data: { hero, dusk, resting } }: { data: HomeData }) {
  const { closing, hero: words, prices } = useMessages("home");
  const { data: house } = useLayout();
  return (
    <section className={`columns ${styles.end}`} data-sky={hero.file} {...revealed}>
      <Picture picture={dusk ?? hero} sizes={heroSizes} alt="" className={styles.dusk} />
      <h2 className="great">{closing.heading}</h2>
      <div className="stack">
        <p className="lead">{fillMessage(prices.heading, { prices: house.prices })}</p>
        {prices.text && <p>{prices.text}</p>}
        <DatesLink className="button">{words.dates}</DatesLink>
        {house.nextWeek && <NextWeekLink week={house.nextWeek} />}
      </div>
      {resting && <Drawing drawing={resting} className={styles.resting} />}
    </section>
  );
}
