import { useMessages } from "../../components/layout.tsx";
import type { AboutData } from "./about-data.server.ts";
import { RoomMark, roomId } from "./floor-plan.tsx";
import styles from "./sleeping.module.css";

type Part = AboutData["parts"][number];

/** Who sleeps where, in words: the rooms with beds, those of an apartment below its name. */
export function Sleeping({ data: { parts, marks } }: { data: AboutData }) {
  const { apartments } = useMessages("about");
  const others = parts.filter(({ apartment }) => !apartment).flatMap(({ rooms }) => rooms);
  return (
    <>
      {parts.map(
        ({ apartment, guests, rooms }) =>
          apartment && (
            <div key={apartment}>
              <h3 className={styles.apartment}>
                {apartments[apartment]?.name} {guests && <small className="aside">{guests}</small>}
              </h3>
              <Beds rooms={rooms} marks={marks} />
            </div>
          ),
      )}
      <Beds rooms={others} marks={marks} />
    </>
  );
}

/** Each room with beds in its colour, with its beds and its bathroom; nothing where there are none. */
function Beds({ rooms, marks }: { rooms: Part["rooms"]; marks: AboutData["marks"] }) {
  const messages = useMessages("about");
  const bedrooms = rooms.flatMap(({ key, sleeping }) => {
    const mark = marks[key];
    return mark ? [{ key, sleeping, mark }] : [];
  });
  if (bedrooms.length === 0) return null;
  return (
    <ul className={styles.rooms}>
      {bedrooms.map(({ key, sleeping, mark }) => (
        <li key={key}>
          <a href={`#${roomId(key)}`} className={styles.room}>
            <RoomMark mark={mark} />
            <span>{messages.rooms[key]?.name}</span>
            {sleeping.map((line) => (
              <small key={line}>{line}</small>
            ))}
          </a>
        </li>
      ))}
    </ul>
  );
}
