import { PageHead } from "../../components/page-head.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import { AvailabilitySection } from "../../stay/availability-section.tsx";
import { PriceList } from "./price-list.tsx";
import type { PricingData } from "./pricing-data.server.ts";
import styles from "./pricing-page.module.css";

export type PricingTexts = Pick<
  Bundles,
  "pricing-and-availability" | "seasonal-pricing" | "availability" | "availability-legend"
>;

/** What a night costs, when the house is free, and how to book it. */
export function PricingPage({ texts, data }: { texts: PricingTexts; data: PricingData }) {
  const page = texts["pricing-and-availability"];
  return (
    <>
      <PageHead
        heading={
          <>
            <span className={styles.first}>{page.heading.first}</span> {page.heading.second}
          </>
        }
        lead={fillText(page.lead, { persons: data.persons })}
        picture={data.picture}
      />

      <section className={`columns ${styles.section}`}>
        <PriceList texts={texts["seasonal-pricing"]} season={data.season} />
      </section>

      <section className={`columns ${styles.section}`}>
        <AvailabilitySection
          texts={texts}
          page={page.calendar}
          season={data.season}
          data={data.availability}
        />
      </section>

      <section className={`columns ${styles.details}`} data-reveal="">
        <div>
          <h2>{page.included.heading}</h2>
          <ul>
            {page.included.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{page.booking.heading}</h2>
          <ol>
            {page.booking.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <div>
          <h2>{page.rules.heading}</h2>
          <ul>
            {[data.checkIn, data.checkOut, ...page.rules.items].map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
