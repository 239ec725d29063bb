import { useLayout, useMessages } from "../../components/layout.tsx";
import { OutsideLink } from "../../components/links.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import styles from "./arriving.module.css";
import type { LocationData } from "./location-data.server.ts";

type Way = LocationData["drives"][number];

/** How to get here by plane, by train and by car, late too, and the address. */
export function Arriving({ data }: { data: LocationData }) {
  const messages = useMessages("location");
  const { data: house } = useLayout();
  const { plane, train, car, late, heading } = messages.arriving;
  return (
    <section className={`columns ${styles.arriving}`}>
      <h2>{heading}</h2>
      <WayHere messages={plane} ways={data.airports} />
      <WayHere messages={car} ways={data.drives} />
      <WayHere messages={train} ways={data.stations} />
      <div className={`stack ${styles.way}`}>
        <h3>{late.heading}</h3>
        <p>{fillMessage(late.text, { checkIn: data.checkIn })}</p>
      </div>
      <dl className={styles.address}>
        <div>
          <dt className="aside">{messages.addressLabel}</dt>
          <dd>{house.addressLines.join(", ")}</dd>
        </div>
        <div>
          <dt className="aside">{messages.coordinates}</dt>
          <dd>{data.coordinates}</dd>
        </div>
        <div>
          <dt className="visually-hidden">{messages.openMap}</dt>
          <dd>
            <OutsideLink href={house.maps} className="text-link">
              {messages.openMap}
            </OutsideLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function WayHere({
  messages: { heading, text },
  ways,
}: {
  messages: { readonly heading: string; readonly text?: string | undefined };
  ways: readonly Way[];
}) {
  if (ways.length === 0 && text === undefined) return null;
  return (
    <div className={`stack ${styles.way}`}>
      <h3>{heading}</h3>
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
      {text && <p>{text}</p>}
    </div>
  );
}
