import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import { OutsideLink } from "../../layout/links.tsx";
import styles from "./arriving.module.css";
import type { LocationData } from "./location-data.server.ts";

/** A way to the house: its start, distance and notes. */
type WayHere = {
  readonly heading: string;
  readonly text?: string | undefined;
  readonly from: LocationData["drives"];
};

/** How to get here by plane, by train and by car, late too, and the address. */
export function Arriving({ data }: { data: LocationData }) {
  const messages = useMessages("location");
  const { data: house } = useLayout();
  const { plane, train, car, late, heading } = messages.arriving;
  const lateText = fillMessage(late.text, { checkIn: data.checkIn });
  const all: readonly WayHere[] = [
    { ...plane, from: data.airports },
    { ...car, from: data.drives },
    { ...train, from: data.stations },
    { heading: late.heading, text: lateText, from: [] },
  ];
  return (
    <section className={`columns ${styles.arriving}`} {...revealed}>
      <h2>{heading}</h2>
      {all
        .filter(({ from, text }) => from.length > 0 || text !== undefined)
        .map((way, index) => (
          <details key={way.heading} className={`fold ${styles.way}`} open={index === 0}>
            <summary>
              <h3>{way.heading}</h3>
            </summary>
            {way.from.length > 0 && (
              <ul className={`ledger ${styles.list}`}>
                {way.from.map(({ key, name, distance, time }) => (
                  <li key={key}>
                    <span>{name}</span>
                    <span>
                      {distance} · {time}
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {way.text && <p>{way.text}</p>}
          </details>
        ))}
      <dl className={`cluster ${styles.address}`}>
        <div>
          <dt className="aside">{messages.addressLabel}</dt>
          <dd>{house.addressLines.join(", ")}</dd>
        </div>
        <div>
          <dt className="aside">{messages.coordinates}</dt>
          <dd>{data.coordinates}</dd>
        </div>
        <div className="screen-only">
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
