import "#house/lifts.css";
import type { ReactNode } from "react";
import type { HouseDrawing } from "../../../house/facts/floor-drawing.ts";
import type { AboutData } from "./about-data.server.ts";
import { roomId } from "./floor-plan.tsx";
import styles from "./opening-house.module.css";

/**
 * The drawing of the house, which opens with scrolling: the roof lifts, the floors part and show who sleeps where.
 * Hidden from screen readers and skipped by the keyboard, which have the plans of the floors.
 */
export function OpeningHouse({
  house: { path, viewBox, width, layers },
  data: { plan, marks },
}: {
  house: HouseDrawing;
  data: AboutData;
}) {
  const rooms = plan.flatMap((floor) => floor.names.filter(({ isRoom }) => isRoom));
  const names = new Map(rooms.map(({ key, lines }) => [key, lines]));
  const draw = (id: string, look?: object) => <use key={id} href={`${path}#${id}`} {...look} />;
  const layer = (key: string, className: string | undefined, inside: ReactNode, level?: number) => (
    <svg
      key={key}
      viewBox={viewBox}
      preserveAspectRatio="xMinYMid"
      // Letters are measured by the drawing, whatever its scale.
      fontSize={width / 100}
      className={className}
      aria-hidden="true"
      data-level={level}
    >
      {inside}
    </svg>
  );
  return (
    <div className={styles.house} data-house="" aria-hidden="true">
      {layers.flatMap(({ pieces, shell, isRoof }, level) => {
        const content = pieces.map(({ id, room }) =>
          room === undefined ? (
            draw(id)
          ) : (
            <a key={id} href={`#${roomId(room)}`} tabIndex={-1}>
              {draw(id, { className: styles.told, fill: marks[room]?.colour })}
            </a>
          ),
        );
        if (isRoof) return layer(`roof-${level}`, styles.roof, content, level);
        const told = (
          <g key="names" className={styles.told}>
            {pieces.map(({ id, room = "", nameAt }) => (
              <Name
                key={id}
                lines={names.get(room)}
                place={nameAt}
                sleepers={marks[room]?.sleepers}
              />
            ))}
          </g>
        );
        return [
          layer(`floor-${level}`, styles.floor, [...content, told], level),
          shell && layer(`shell-${level}`, styles.shell, draw(shell)),
        ];
      })}
    </div>
  );
}

/** The name of a room around its position, below its number of guests. */
function Name({
  lines = [],
  place,
  sleepers,
}: {
  lines: readonly string[] | undefined;
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
