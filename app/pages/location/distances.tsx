import type { Bundles } from "../../load-texts.ts";
import styles from "./distances.module.css";
import type { LocationData } from "./location-data.server.ts";

/** How far each place is from the house, as a table. */
export function Distances({
  texts,
  distances,
}: {
  texts: Bundles["location"]["distances"];
  distances: LocationData["distances"];
}) {
  return (
    <div className={styles.distances}>
      <h2>{texts.heading}</h2>
      <table>
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.distance}</th>
            <th scope="col">{texts.time}</th>
          </tr>
        </thead>
        <tbody>
          {distances.map(({ key, name, distance, time }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{distance}</td>
              <td>{time}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
