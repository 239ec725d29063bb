import region from "../../../generated/map/region.svg?url";
import surroundings from "../../../generated/map/surroundings.svg?url";
import type { Bundles } from "../../load-texts.ts";
import styles from "./location-map.module.css";
import type { MapData } from "./map-data.server.ts";
import type { MapFrameName } from "./map-frame.ts";
import { MapLabel } from "./map-label.tsx";

/**
 * The drawn map: the peninsula, and the country around the house. To screen readers each is one
 * picture with a sentence about it; all its distances are in the table.
 */
export function LocationMap({
  texts,
  maps,
}: {
  texts: Bundles["location"]["map"];
  maps: Readonly<Record<MapFrameName, MapData>>;
}) {
  return (
    <figure className={`columns ${styles.map}`}>
      <div className={styles.frames}>
        <Frame label={texts.region} drawing={region} data={maps.region} />
        <Frame label={texts.surroundings} drawing={surroundings} data={maps.surroundings} />
      </div>
      <figcaption>{texts.caption}</figcaption>
    </figure>
  );
}

function Frame({ label, drawing, data }: { label: string; drawing: string; data: MapData }) {
  const { labels, scale, detail } = data;
  return (
    <div className={styles.frame} role="img" aria-label={label}>
      <img src={drawing} alt="" loading="lazy" decoding="async" />
      <svg className={styles.labels} width="100%" height="100%" aria-hidden="true">
        {detail && (
          <rect
            className={styles.detail}
            x={`${detail.x}%`}
            y={`${detail.y}%`}
            width={`${detail.width}%`}
            height={`${detail.height}%`}
          />
        )}
        {labels.map((item) => (
          <MapLabel key={`${item.kind} ${item.key}`} label={item} />
        ))}
        <g className={styles.scale}>
          <line x1="4%" x2={`${4 + scale.width}%`} y1="96%" y2="96%" />
          <text x="4%" y="96%" dy="-0.5em">
            {scale.text}
          </text>
        </g>
      </svg>
    </div>
  );
}
