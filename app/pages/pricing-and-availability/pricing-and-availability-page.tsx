import { useFrame } from "../../components/frame.tsx";
import { Later } from "../../components/later.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Picture } from "../../components/picture.tsx";
import { fullWidthSizes } from "../../components/picture-sizes.ts";
import { Reusable } from "../../components/reusable.tsx";
import { StaticPart } from "../../components/static-part.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import { AvailabilitySection } from "../../stay/availability-section.tsx";
import { GoodToKnow } from "./good-to-know.tsx";
import { PriceList } from "./price-list.tsx";
import type { PricingData } from "./pricing-and-availability-data.server.ts";
import styles from "./pricing-and-availability-page.module.css";

export type PricingTexts = Pick<
  Bundles,
  "pricing-and-availability" | "seasonal-pricing" | "availability" | "availability-legend"
>;

/** When the house is available, what a stay costs, and what to know before booking one. */
export function Page({ texts, data }: { texts: PricingTexts; data: PricingData }) {
  const { "pricing-and-availability": page, "seasonal-pricing": season } = texts;
  const { phone, email, prices: priceRange } = useFrame().data;
  const lead = fillText(page.lead, {
    prices: priceRange,
    persons: data.availability.house.guests,
  });
  return (
    <>
      <Reusable name="head">
        <PageHead heading={`${page.heading.first} ${page.heading.second}`} lead={lead} />
      </Reusable>
      <AvailabilitySection texts={texts} page={page.calendar} data={data.availability} />
      <Reusable name="static">
        <StaticPart data={data.static}>
          {({ goodToKnow, picture, ...prices }) => (
            <Later>
              <section className={`columns ${styles.prices}`}>
                <div className={styles.list}>
                  <PriceList texts={season} data={prices} />
                </div>
                <div className={styles.included}>
                  <h2>{page.included.heading}</h2>
                  <ul>
                    {page.included.items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
              </section>
              <Picture picture={picture} sizes={fullWidthSizes} className={styles.picture} />
              <GoodToKnow heading={goodToKnow.heading} items={goodToKnow.items} />
              <GoodToKnow {...goodToKnow.questions} areQuestions />
              <section className={`columns ${styles.closing}`}>
                <h2 className="left">{page.closing.heading}</h2>
                <div className="stack right">
                  <p className="lead">{page.closing.text}</p>
                  <p className="row">
                    <a className="button" href={`mailto:${email}`}>
                      {email}
                    </a>
                    <a className="button button-quiet" href={`tel:${phone.replaceAll(" ", "")}`}>
                      {phone}
                    </a>
                  </p>
                </div>
              </section>
            </Later>
          )}
        </StaticPart>
      </Reusable>
    </>
  );
}
