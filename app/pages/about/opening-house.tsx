import "#house/lifts.css";
import { Fragment, type ReactNode } from "react";
import type { HouseDrawing } from "../../facts/floor-drawing.ts";
import type { AboutData } from "./about-data.server.ts";
import { roomId } from "./floor-plan.tsx";
import styles from "./opening-house.module.css";

/**
 * The house, which opens as one scrolls: its roof comes off, its floors part, and then they show who sleeps where. For the
 * eye and a finger: readers and keyboards have the plans of its floors.
 */
export function OpeningHouse({
  house: { path, viewBox, width, floors },
  data: { plan, marks },
}: {
  house: HouseDrawing;
  data: AboutData;
}) {
  const part = (id: string, look?: object) => <use href={`${path}#${id}`} {...look} />;
  const layer = (className: string | undefined, inside: ReactNode, level?: number) => (
    <svg
      key={className}
      viewBox={viewBox}
      preserveAspectRatio="xMinYMid"
      // Letters are measured by the drawing, whatever its scale.
      fontSize={width / 100}
      aria-hidden="true"
      className={className}
      data-level={level}
    >
      {inside}
    </svg>
  );
  const roofsAt = (where: "behind" | "front", some: HouseDrawing["floors"]) =>
    some
      .filter(({ roof }) => roof === where)
      .map(({ key }) => <Fragment key={key}>{layer(styles.roof, part(`roof-${key}`))}</Fragment>);
  return (
    <div className={styles.house} data-house="" aria-hidden="true">
      {floors.map((floor, level) => {
        const { key, hasShell, places } = floor;
        const { rooms = [], names = [] } = plan[level] ?? {};
        return (
          <Fragment key={key}>
            {layer(
              styles.floor,
              <>
                {level === 0 && part("land", { className: styles.land })}
                {level === 0 && part("terrace", { className: styles.terrace })}
                {level === 0 && part("pool", { className: styles.pool })}
                {part(`floor-${key}`, { className: styles.ground })}
                {rooms.map((room) => (
                  <a key={room.key} href={`#${roomId(room.key)}`} tabIndex={-1}>
                    {room.isOutside && part(roomId(room.key), { className: styles.terrace })}
                    {part(roomId(room.key), {
                      className: styles.told,
                      fill: marks[room.key]?.colour,
                    })}
                  </a>
                ))}
                {part(`furniture-${key}`, { className: styles.furniture })}
                {part(`walls-${key}`, { className: styles.walls })}
                <g className={styles.told}>
                  {names.map(({ key: name, lines }) => (
                    <Name
                      key={name}
                      lines={lines}
                      place={places[name]}
                      sleepers={marks[name]?.sleepers}
                    />
                  ))}
                </g>
              </>,
              level,
            )}
            {hasShell && layer(styles.shell, part(`shell-${key}`))}
            {roofsAt("behind", [floor])}
          </Fragment>
        );
      })}
      {roofsAt("front", floors)}
    </div>
  );
}

/** The number of those who sleep in a room, and its name below, around its place. */
function Name({
  lines,
  place,
  sleepers,
}: {
  lines: readonly string[];
  place: readonly [x: number, y: number] | undefined;
  sleepers: string | undefined;
}) {
  if (!place) return undefined;
  const [x, y] = place;
  return (
    <text x={x} y={y} dy={`${(sleepers ? 1.4 : 2.1) - 1.3 * lines.length}em`}>
      {sleepers && <tspan className={styles.sleepers}>{sleepers}</tspan>}
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index > 0 || sleepers ? "1.1em" : 0} className={styles.name}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
