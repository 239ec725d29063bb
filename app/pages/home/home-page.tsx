import { useLayout, useMessages } from "../../components/layout.tsx";
import { SiteLink } from "../../components/links.tsx";
import { Picture } from "../../components/picture.tsx";
import { pairSizes } from "../../components/picture-sizes.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { fillMessage } from "../../i18n/fill-message.ts";
import { End } from "./end.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";
import { NextWeekBar } from "./next-week.tsx";
import { Passages } from "./passages.tsx";
import { People } from "./people.tsx";
import { Where } from "./where.tsx";

/** The first page: one day at the house, what its price includes, whose it is, and a way to its dates. */
export function Page({ data }: { data: HomeData }) {
  const messages = useMessages("home");
  const { nextWeek } = useLayout().data;
  const { values } = data;
  return (
    <>
      <Hero data={data} />
      <div>
        <section className={`columns ${styles.welcome}`} {...revealed}>
          <h2 className="left">{messages.welcome.heading}</h2>
          <div className="stack right">
            {messages.welcome.paragraphs.map((paragraph) => (
              <p key={paragraph}>{fillMessage(paragraph, values)}</p>
            ))}
          </div>
        </section>

        <Passages data={data} />

        {messages.included.text && (
          <section className={`columns ${styles.included}`} {...revealed}>
            <h2 className="left">{messages.included.heading}</h2>
            <div className="stack right">
              <p className={styles.statement}>{messages.included.text}</p>
              <p>
                <SiteLink page="about" className="text-link">
                  {messages.included.link}
                </SiteLink>
              </p>
            </div>
          </section>
        )}

        <People data={data} />

        {messages.year.seasons && (
          <section className={`columns ${styles.year}`} {...revealed}>
            {data.season && (
              <Picture picture={data.season} sizes={pairSizes[1]} className={styles.season} />
            )}
            <h2>{messages.year.heading}</h2>
            <dl>
              {messages.year.seasons.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}

        <Where data={data} />
        <NextWeekBar week={nextWeek} />
      </div>
      <End data={data} />
    </>
  );
}
