import { ClosingCall } from "../../components/closing-call.tsx";
import { useFrame } from "../../components/frame.tsx";
import { Later } from "../../components/later.tsx";
import { SiteLink } from "../../components/links.tsx";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";
import { NextWeekBar, NextWeekLink } from "./next-week.tsx";
import { Passages } from "./passages.tsx";
import { People } from "./people.tsx";
import { Where } from "./where.tsx";

/** The first page: one day at the house, what its price includes, whose it is, and a way to its dates. */
export function Page({
  texts: { home: texts },
  data,
}: {
  texts: Pick<Bundles, "home">;
  data: HomeData;
}) {
  const { data: house } = useFrame();
  const { values } = data;
  return (
    <>
      <Hero texts={texts} data={data} />
      <div>
        <section className={`columns ${styles.welcome}`} {...revealed}>
          <h2 className="chapter left">{texts.welcome.heading}</h2>
          <div className="stack right">
            {texts.welcome.paragraphs.map((paragraph) => (
              <p key={paragraph}>{fillText(paragraph, values)}</p>
            ))}
          </div>
        </section>

        <Later>
          <Passages passages={data.passages} values={values} texts={texts.passages} />

          <section className={`columns ${styles.included}`} {...revealed}>
            <h2 className="chapter left">{texts.included.heading}</h2>
            <div className="stack right">
              <p className={styles.statement}>{texts.included.text}</p>
              <p>
                <SiteLink page="about" className="text-link">
                  {texts.included.link}
                </SiteLink>
              </p>
            </div>
          </section>

          <section className={`columns ${styles.year}`} {...revealed}>
            <h2>{texts.year.heading}</h2>
            <dl>
              {texts.year.seasons.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>

          <People texts={texts} data={data} />

          <Where texts={texts.where} data={data} />

          <ClosingCall
            texts={{
              heading: texts.closing.heading,
              text: fillText(texts.prices.heading, { prices: house.prices }),
            }}
          >
            <SiteLink page="pricing-and-availability" hash="#availability" className="button">
              {texts.hero.dates}
            </SiteLink>
            {data.nextWeek && <NextWeekLink week={data.nextWeek} texts={texts.prices} />}
          </ClosingCall>
          <NextWeekBar week={data.nextWeek} texts={texts} />
        </Later>
      </div>
    </>
  );
}
