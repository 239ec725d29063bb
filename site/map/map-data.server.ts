import drawings from "#house/maps.json" with { type: "json" };
import { formatMinutes } from "../../domain/locales/format.ts";
import type { Locale } from "../../domain/locales/locales.ts";
import { places, villa } from "../../house/facts/facts.server.ts";
import type { Messages } from "../layout/load-messages.ts";
import { placeLabels } from "./place-labels.ts";
import { aspects, hasMark, type MapPlan, type MapPoint, planMaps } from "./plan-maps.ts";

const plans = planMaps({ house: villa.coordinates, ...places });
type Drawing = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly hasCoast: boolean;
};
const files: Readonly<Record<MapPlan["scale"], Drawing>> = drawings;

/** The order in which places are named while there is room. */
const ranks: readonly MapPoint["kind"][] = [
  "house",
  "ring",
  "airport",
  "town",
  "village",
  "region",
  "industry",
  "beach",
  "sight",
  "sea",
  "country",
];

/** How much larger than the text a name is set, or wider, with letters set apart. */
const letters: Partial<Record<MapPoint["kind"], number>> = {
  region: 2,
  country: 1.4,
  sea: 1.15,
  ring: 0.9,
};

/** A map: its drawing and its labels. */
export type PlaceMapData = ReturnType<typeof mapData>[number];

/**
 * The maps of the house in one language, each place with a name and a card; or the one around the
 * house with these places alone.
 */
export function mapData(messages: Messages["location"], locale: Locale, only?: readonly string[]) {
  const names: Readonly<Record<string, string | undefined>> = {
    ...messages.places,
    ...messages.map.names,
  };
  const visiblePlans = only ? plans.slice(0, 1) : plans;
  return visiblePlans.map((plan) => {
    const { hasCoast, ...file } = files[plan.scale];
    return {
      scale: plan.scale,
      /** The text alternative of the map. */
      title: messages.map[plan.scale],
      ...file,
      /** The attribution of the coast's data, if there is a coast. */
      credit: hasCoast ? messages.map.credit : undefined,
      labels: labelsOf(plan),
    };
  });

  /** The labels of the map with their positions. */
  function labelsOf({ scale, points }: MapPlan) {
    const labels = points
      .filter(
        ({ key, kind }) =>
          !only || only.includes(key) || kind === "house" || kind === "ring" || kind === "sea",
      )
      .map((point) => ({ ...point, name: nameOf(point) }))
      // A town and its airport have one label.
      .filter(
        ({ kind, name }, _, all) =>
          kind !== "airport" || all.every((other) => other.name !== name || other.kind === kind),
      )
      .sort((one, other) => rankOf(one.kind) - rankOf(other.kind));
    const placed = placeLabels(
      labels.map(({ at, kind, name, x, y }) => {
        return { at, name, x, y, hasMark: hasMark(kind), size: letters[kind] ?? 1 };
      }),
      aspects[scale],
    );
    return labels.flatMap(({ at, key, kind, name }) => {
      const place = placed.get(at);
      return place ? [{ at, key, kind, name, ...place }] : [];
    });
  }

  function nameOf({ key, kind }: MapPoint): string {
    if (kind === "house") return villa.name;
    return kind === "ring" ? formatMinutes(Number(key), locale) : (names[key] ?? "");
  }
}

/** The size of a touch target and the width of the map on phones, in pixels. */
const [fingerPixels, phonePixels] = [44, 360];

/** Places whose marks on a phone's map are too close to another to touch. */
export function findNeighbours(key: string): readonly string[] {
  return plans.flatMap(({ scale, points }) => {
    const point = points.find((other) => other.key === key);
    const isNear = ({ x, y }: MapPoint) =>
      point !== undefined &&
      Math.abs(x - point.x) * phonePixels < fingerPixels &&
      (Math.abs(y - point.y) * phonePixels) / aspects[scale] < fingerPixels;
    return points.filter((other) => other.key !== key && isNear(other)).map((other) => other.key);
  });
}

function rankOf(kind: MapPoint["kind"]): number {
  const rank = ranks.indexOf(kind);
  return rank < 0 ? ranks.length : rank;
}
