import { Fragment } from "react";
import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { useMessages } from "../../layout/layout.tsx";
import type { AboutData } from "./about-data.server.ts";
import styles from "./floor-plan.module.css";
import type { PlanName } from "./plan-data.server.ts";

/** Colour and number of guests of the rooms where there are beds, by their keys. */
type Marks = Readonly<Record<string, RoomMarkData | undefined>>;
type RoomMarkData = AboutData["marks"][string];

/** The `id` of a room's part of the page, and in the drawing of its floor. */
export const roomId = (key: string) => `room-${key}`;

/** The `id` of a room in the plan; as the target of a link the room is marked there. */
export const planId = (key: string) => `plan-${key}`;

/** A floor of the house, to scale; its rooms link to their sections. */
export function FloorPlan({ floor, marks }: { floor: AboutData["plan"][number]; marks: Marks }) {
  const { key, path, viewBox, width, below, rooms, names } = floor;
  const messages = useMessages("about");
  const name = messages.floors[key] ?? "";
  return (
    <figure className={styles.floor}>
      <figcaption className={styles.caption}>
        {name} {floor.apartments && <small className="aside">{floor.apartments}</small>}
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no element for a drawing with links in it. */}
      <svg
        viewBox={viewBox}
        // Letters are measured by the drawing, whatever its scale.
        fontSize={width / 100}
        role="group"
        aria-label={messages.plan && fillMessage(messages.plan.label, { floor: name })}
        className={styles.drawing}
      >
        {below && <use href={`${below}#roof`} className={styles.below} />}
        <use href={`${path}#terrace`} className={styles.outside} />
        <use href={`${path}#pool`} className={styles.pool} />
        <use href={`${path}#walls`} className={styles.walls} />
        <use href={`${path}#openings`} className={styles.inside} />
        <use href={`${path}#space`} className={styles.inside} />
        {rooms.map((room) => (
          <a
            key={room.key}
            id={planId(room.key)}
            href={`#${roomId(room.key)}`}
            aria-label={messages.rooms[room.key]?.name.replaceAll("\u00ad", "")}
            className={`${styles.room} ${room.isOutside ? styles.outside : styles.inside}`}
          >
            <use href={`${path}#${roomId(room.key)}`} fill={marks[room.key]?.colour} />
          </a>
        ))}
        <use href={`${path}#furniture`} className={styles.furniture} />
        {names.map((place) => (
          <Name key={`${place.x} ${place.y}`} name={place} sleepers={marks[place.key]?.sleepers} />
        ))}
      </svg>
    </figure>
  );
}

/** The name of a room below its number of guests; hidden from screen readers, because links have names. */
function Name({
  name: { x, y, lines, isRoom, isMinor },
  sleepers,
}: {
  name: PlanName;
  sleepers: string | undefined;
}) {
  const first = sleepers ? 0.95 : 0.84 - lines.length * 0.55;
  return (
    <>
      {sleepers && (
        <text x={x} y={y} aria-hidden className={styles.sleepers}>
          {sleepers}
        </text>
      )}
      <text
        x={x}
        y={y}
        aria-hidden={isRoom || undefined}
        className={[sleepers && styles.bedroom, isRoom && styles.name, isMinor && styles.minor]
          .filter(Boolean)
          .join(" ")}
      >
        {lines.map((line, index) => (
          // The space separates the words.
          <Fragment key={line}>
            {index > 0 && " "}
            <tspan x={x} dy={`${index === 0 ? first : 1.1}em`}>
              {line}
            </tspan>
          </Fragment>
        ))}
      </text>
    </>
  );
}

/** The colour of a room on the plan with its number of guests, beside its name and beds. */
export function RoomMark({ mark: { colour, sleepers } }: { mark: RoomMarkData }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={styles.mark}>
      <rect width="28" height="28" fill={colour ?? "none"} />
      <text x="14" y="19.5">
        {sleepers}
      </text>
    </svg>
  );
}
