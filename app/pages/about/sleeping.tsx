import { useMessages } from "../../components/layout.tsx";
import type { AboutData } from "./about-data.server.ts";
import { RoomMark, roomId } from "./floor-plan.tsx";
import styles from "./sleeping.module.css";

/** Who sleeps where, in words: each room with beds in its colour, with its beds and its bathroom. */
export function Sleeping({ data: { floors, marks } }: { data: AboutData }) {
  const messages = useMessages("about");
  return (
    <ul className={styles.rooms}>
      {floors
        .flatMap(({ rooms }) => rooms)
        .map(({ key, sleeping }) => {
          const mark = marks[key];
          return (
            mark && (
              <li key={key}>
                <a href={`#${roomId(key)}`} className={styles.room}>
                  <RoomMark mark={mark} />
                  <span>{messages.rooms[key]?.name}</span>
                  {sleeping.map((line) => (
                    <small key={line}>{line}</small>
                  ))}
                </a>
              </li>
            )
          );
        })}
    </ul>
  );
}
