import { Suspense, use } from "react";
import { ClosingCall } from "../../layout/closing-call.tsx";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import { AvailabilitySection } from "../../stay/availability-section.tsx";
import { GoodToKnow } from "./good-to-know.tsx";
import { PriceList } from "./price-list.tsx";
import { PricesHead } from "./prices-head.tsx";
import type { PricingData } from "./pricing-and-availability-data.server.ts";
import styles from "./pricing-and-availability-page.module.css";

/** When the house is available, what a stay costs, and what to know before booking one. */
export function Page({ data }: { data: PricingData }) {
  return (
    <>
      <AvailabilitySection
        data={data.availability}
        house={data.house}
        head={(foremost) => <PricesHead picture={data.picture} foremost={foremost} />}
      />
      <Suspense>
        <StaticPart data={data.static} form={data.availability.house.form} />
      </Suspense>
    </>
  );
}

const never = new Promise<never>(() => undefined);

/**
 * What is only read, and never changes. On the first page of a visit it stays the server's HTML: its
 * data are not sent beside it, so that React waits for them, and leaves it alone.
 */
function StaticPart({
  data,
  form,
}: {
  data: PricingData["static"];
  /** The path of the enquiry form. */
  form: string | undefined;
}) {
  const known = data ?? use(never);
  const { goodToKnow } = known;
  const { included, note, steps, closing, calendar } = useMessages("pricing-and-availability");
  const { phone, phoneAddress, email } = useLayout().data;
  return (
    <>
      <section className={`columns ${styles.prices}`}>
        <div className={styles.list}>
          <PriceList data={known} />
          {note && <p>{note}</p>}
        </div>
        <div className={styles.included}>
          <h2>{included.heading}</h2>
          <ul className="ledger">
            {included.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </section>
      {steps && (
        <section className={`columns ${styles.steps}`}>
          <h2>{steps.heading}</h2>
          <ol className="grid">
            {steps.items.map(({ heading, text }) => (
              <li key={heading}>
                <h3>{heading}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <GoodToKnow heading={goodToKnow.heading} items={goodToKnow.items} />
      <GoodToKnow {...goodToKnow.questions} host={known.host} areQuestions />
      <ClosingCall {...closing}>
        <a className="button" href={form ?? `mailto:${email}`}>
          {form ? calendar.ask : email}
        </a>
        <a className="button button-quiet" href={phoneAddress}>
          {phone}
        </a>
      </ClosingCall>
    </>
  );
}
