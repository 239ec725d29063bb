import { Fragment } from "react";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import type { FloorDrawing, PlanLabel } from "./draw-plan.server.ts";
import styles from "./floor-plan.module.css";

/** The `id` of a room's part of the page. */
export const roomId = (key: string) => `room-${key}`;

/** The `id` of a room in the plan; as the target of a link the room is marked there. */
const planId = (key: string) => `plan-${key}`;

/** A floor of the house, to scale; its rooms are links to what the page tells of them. */
export function FloorPlan({
  floor,
  name,
  texts,
}: {
  floor: FloorDrawing;
  name: string;
  texts: Bundles["about"];
}) {
  return (
    <figure className={styles.floor}>
      <figcaption className={styles.caption}>{name}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no element for a drawing with links in it. */}
      <svg
        viewBox={floor.viewBox}
        role="group"
        aria-label={fillText(texts.plan.label, { floor: name })}
        className={styles.drawing}
      >
        <g id={planId(floor.key)}>
          {floor.below && <path className={styles.below} d={floor.below} />}
          {floor.outside && <path className={styles.outside} d={floor.outside} />}
          {floor.pool && <path className={styles.pool} d={floor.pool} />}
          <path className={styles.walls} d={floor.walls} />
          <path className={styles.open} d={floor.open} />
        </g>
        <path className={styles.lines} d={floor.lines} />
        {floor.rooms.map(({ key, path, label }) => (
          <a key={key} id={planId(key)} href={`#${roomId(key)}`} className={styles.room}>
            <path d={path} />
            <Label label={label} />
          </a>
        ))}
        {floor.labels.map((label) => (
          <Label key={`${label.x} ${label.y}`} label={label} />
        ))}
      </svg>
    </figure>
  );
}

function Label({ label: { x, y, lines, isWide } }: { label: PlanLabel }) {
  return (
    <text x={x} y={y} className={isWide ? styles.wide : undefined}>
      {lines.map((line, index) => (
        // The space parts the words of the link's name.
        <Fragment key={line}>
          {index > 0 && " "}
          <tspan x={x} dy={`${index === 0 ? 0.9 - lines.length * 0.55 : 1.1}em`}>
            {line}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}

/** Where a room is: the floor, small, with the room marked; leads to the plan. */
export function PlaceOnPlan({
  room,
  plan,
  label,
}: {
  room: string;
  plan: readonly FloorDrawing[];
  label: string;
}) {
  const floor = plan.find(({ rooms }) => rooms.some(({ key }) => key === room));
  if (!floor) return null;
  return (
    <a href={`#${planId(room)}`} className={`text-link ${styles.place}`}>
      <svg viewBox={floor.viewBox} aria-hidden="true">
        <use href={`#${planId(floor.key)}`} />
        <path d={floor.rooms.find(({ key }) => key === room)?.path} />
      </svg>
      {label}
    </a>
  );
}
