import { useMessages } from "../../layout/layout.tsx";
import type { AboutData } from "./about-data.server.ts";
import { RoomMark, roomId } from "./floor-plan.tsx";
import styles from "./sleeping.module.css";

/** The list of rooms beside the drawing of the house. */
const mostBeside = 5;

/** The bedrooms in words: each in its colour, those of an apartment below its name. */
export function Sleeping({ data: { parts, marks } }: { data: AboutData }) {
  const messages = useMessages("about");
  const others = parts.filter(({ apartment }) => !apartment).flatMap(({ rooms }) => rooms);
  const shared = { apartment: undefined, guests: false, rooms: others };
  const groups = [...parts.filter(({ apartment }) => apartment), shared]
    .map((group) => ({ ...group, rooms: group.rooms.filter(({ key }) => marks[key]) }))
    .filter(({ rooms }) => rooms.length > 0);
  return groups.map(({ apartment = "", guests, rooms }) => (
    <div key={apartment} className="screen-only">
      {apartment && (
        <h3 className={styles.apartment}>
          {messages.apartments[apartment]?.name} <small className="aside">{guests}</small>
        </h3>
      )}
      <ul className={`grid ${styles.rooms} ${rooms.length <= mostBeside ? styles.few : ""}`}>
        {rooms.map(({ key, sleeping }) => (
          <li key={key}>
            <a href={`#${roomId(key)}`} className={`line-link ${styles.room}`}>
              {marks[key] && <RoomMark mark={marks[key]} />}
              <span>{messages.rooms[key]?.name}</span>
              {sleeping.map((line) => (
                <small key={line} className="aside">
                  {line}
                </small>
              ))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
