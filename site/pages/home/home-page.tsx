import { hasReviews } from "#house/uses.mjs";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { ClosingCall } from "../../layout/closing-call.tsx";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import { SiteLink } from "../../layout/links.tsx";
import { Hero } from "./hero.tsx";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";
import { HomeReviews } from "./home-reviews.tsx";
import { Host } from "./host.tsx";
import { Passages } from "./passages.tsx";
import { Where } from "./where.tsx";

/** The home page: a day at the house, inclusions, the host, and links to its dates. */
export function Page({ data }: { data: HomeData }) {
  const { welcome, included, prices, closing } = useMessages("home");
  const { data: house } = useLayout();
  const price = fillMessage(prices.heading, { prices: house.prices });
  return (
    <>
      <Hero data={data} />
      <section className={`columns ${styles.section} ${styles.welcome}`} {...revealed}>
        <h2 className="left">{welcome.heading}</h2>
        <div className="stack right">
          {welcome.paragraphs.map((paragraph) => (
            <p key={paragraph}>{fillMessage(paragraph, data.values)}</p>
          ))}
        </div>
      </section>

      <Passages data={data} />

      {included.text && (
        <section className={`columns ${styles.section} ${styles.included}`} {...revealed}>
          <h2 className="left">{included.heading}</h2>
          <div className="stack right">
            <p className={styles.statement}>{included.text}</p>
            <p className="screen-only">
              <SiteLink page="about" className="text-link">
                {included.link}
              </SiteLink>
            </p>
          </div>
        </section>
      )}

      {hasReviews && data.reviews && <HomeReviews reviews={data.reviews} />}
      {data.host && <Host data={data} host={data.host} />}
      <Where data={data} />
      <ClosingCall
        heading={closing.heading}
        text={[price, prices.text].filter(Boolean).join(". ")}
      />
    </>
  );
}
