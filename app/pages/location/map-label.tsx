import styles from "./location-map.module.css";

/** Where a name stands from its mark; names without a mark stand on their point. */
export type LabelSide = "left" | "right" | "upper" | "under" | "below" | "on";

/** A name on a map; `x` and `y` in percent of the map's size. */
export type LabelData = {
  readonly key: string;
  readonly kind: "house" | "place" | "airport" | "town" | "country" | "sea" | "region";
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly side: LabelSide;
  readonly distance?: string;
};

const positions = {
  left: { x: -11, y: "0.32em", textAnchor: "end" },
  right: { x: 11, y: "0.32em", textAnchor: "start" },
  upper: { x: 11, y: "-0.85em", textAnchor: "start" },
  under: { x: -6, y: "1.65em", textAnchor: "start" },
  below: { x: 0, y: "1.75em", textAnchor: "middle" },
  on: { x: 0, y: "0.32em", textAnchor: "middle" },
} as const satisfies Record<LabelSide, object>;

/** A mark and its name. All sizes are those of the page's text: a small map has no smaller names. */
export function MapLabel({ label }: { label: LabelData }) {
  const { kind, name, x, y, side, distance } = label;
  const position = positions[side];
  const isBeside = side === "left" || side === "right";
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" className={styles[kind]} aria-hidden="true">
      <Mark kind={kind} />
      <text {...position} {...(distance && isBeside && { y: "-0.2em" })}>
        {name}
        {distance && (
          <tspan x={position.x} dy="1.2em">
            {distance}
          </tspan>
        )}
      </text>
    </svg>
  );
}

function Mark({ kind }: Pick<LabelData, "kind">) {
  switch (kind) {
    case "house":
      return <circle r="5.5" />;
    case "place":
      return <circle r="3.5" />;
    case "town":
      return <circle r="2.5" />;
    case "airport":
      return <path d={plane} />;
    default:
      return null;
  }
}

/** A small aeroplane seen from above, flying north-east, around its middle. */
const plane =
  "M5.8-5.8c-.8-.8-2.1-.5-2.9.3L.8-3.4-5-5-6.3-3.7-1.5-1-3.6 1.2-5.6.9-6.5 1.8-3.7 3.7-1.8 6.5-.9 5.6-1.2 3.6 1 1.5 3.7 6.3 5 5 3.4-.8 5.5-2.9c.8-.8 1.1-2.1.3-2.9z";
