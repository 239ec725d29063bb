import type { ReactNode } from "react";
import { useFrame } from "../../components/frame.tsx";
import { OutsideLink } from "../../components/links.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import styles from "./arriving.module.css";
import type { LocationData } from "./location-data.server.ts";

type Way = LocationData["drives"][number];

/** How to get here by plane, by train and by car, late too, and the address. */
export function Arriving({ texts, data }: { texts: Bundles["location"]; data: LocationData }) {
  const { data: house } = useFrame();
  const { plane, train, car, late, heading } = texts.arriving;
  return (
    <section className={`columns ${styles.arriving}`}>
      <h2>{heading}</h2>
      <WayHere texts={plane} ways={data.airports} />
      <WayHere texts={car} ways={data.drives} />
      <WayHere texts={train} ways={data.stations} />
      <div className={`stack ${styles.way}`}>
        <h3>{late.heading}</h3>
        <p>{fillText(late.text, { checkIn: data.checkIn })}</p>
      </div>
      <dl className={styles.address}>
        <div>
          <dt className="aside">{texts.addressLabel}</dt>
          <dd>{house.addressLines.join(", ")}</dd>
        </div>
        <div>
          <dt className="aside">{texts.coordinates}</dt>
          <dd>{data.coordinates}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{texts.openMap}</dt>
          <dd>
            <OutsideLink href={house.maps} className="text-link">
              {texts.openMap}
            </OutsideLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function WayHere({
  texts,
  ways,
}: {
  texts: { readonly heading: string; readonly text: ReactNode };
  ways: readonly Way[];
}) {
  return (
    <div className={`stack ${styles.way}`}>
      <h3>{texts.heading}</h3>
      <ul className={styles.list}>
        {ways.map(({ key, name, distance, time }) => (
          <li key={key}>
            <span>{name}</span>
            <span>
              {distance} · {time}
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.text}</p>
    </div>
  );
}
