import { Fragment } from "react";
import { useMessages } from "../../components/layout.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import styles from "./floor-plan.module.css";
import type { PlanFloor, PlanName } from "./plan-data.server.ts";

/** The `id` of a room's part of the page, and in the drawing of its floor. */
export const roomId = (key: string) => `room-${key}`;

/** The `id` of a room in the plan; as the target of a link the room is marked there. */
const planId = (key: string) => `plan-${key}`;

/** A floor of the house, to scale; its rooms are links to what the page tells of them. */
export function FloorPlan({ floor }: { floor: PlanFloor }) {
  const { key, path, viewBox, width, below, rooms, names } = floor;
  const messages = useMessages("about");
  const name = messages.floors[key] ?? "";
  return (
    <figure className={styles.floor}>
      <figcaption className={styles.caption}>{name}</figcaption>
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
        <g id={planId(key)}>
          <use href={`${path}#terrace`} className={styles.outside} />
          <use href={`${path}#pool`} className={styles.pool} />
          <use href={`${path}#walls`} className={styles.walls} />
        </g>
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
            <use href={`${path}#${roomId(room.key)}`} />
          </a>
        ))}
        <use href={`${path}#furniture`} className={styles.furniture} />
        {names.map((place) => (
          <Name key={`${place.x} ${place.y}`} name={place} />
        ))}
      </svg>
    </figure>
  );
}

/** The name of a place: for the eye, as links have theirs. */
function Name({ name: { x, y, lines, area, isRoom, isWide } }: { name: PlanName }) {
  const count = lines.length + (area ? 1 : 0);
  return (
    <text
      x={x}
      y={y}
      aria-hidden={isRoom || undefined}
      className={[isRoom && styles.roomName, isWide && styles.wide].filter(Boolean).join(" ")}
    >
      {lines.map((line, index) => (
        // The space parts the words.
        <Fragment key={line}>
          {index > 0 && " "}
          <tspan x={x} dy={`${index === 0 ? 0.9 - count * 0.55 : 1.1}em`}>
            {line}
          </tspan>
        </Fragment>
      ))}
      {area && (
        <tspan x={x} dy="1.1em" className={styles.area}>
          {area}
        </tspan>
      )}
    </text>
  );
}

/** Where a room is: the floor, small, with the room marked; leads to the plan. */
export function PlaceOnPlan({ room, plan }: { room: string; plan: readonly PlanFloor[] }) {
  const label = useMessages("about").plan?.show;
  const floor = plan.find(({ rooms }) => rooms.some(({ key }) => key === room));
  if (!floor) return null;
  return (
    <a href={`#${planId(room)}`} className={`text-link ${styles.place}`}>
      <svg viewBox={floor.viewBox} aria-hidden="true">
        <use href={`#${planId(floor.key)}`} />
        <use href={`${floor.path}#${roomId(room)}`} />
      </svg>
      {label}
    </a>
  );
}
