import type { Colours } from "../../../house/facts/colours.ts";
import type { Surface } from "../../../house/facts/map-surface.ts";
import { type MapFacts, planMaps } from "../../../site/map/plan-maps.ts";
import type { Files } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";
import { drawingWidth, drawMap, heightOf } from "./draw-map.ts";

/**
 * The maps of a house in the colours of the site, their paths (`maps.json`), and the positions of all marks as rules
 * (`map/near.css`), because the policy forbids `style` attributes.
 */
export function makeMaps(facts: MapFacts, surface: Surface, site: Colours): Files {
  const { surface: land, action, ink, sea, muted: line, line: road, accent: ring } = site;
  // Thinned as in `tokens.css`, behind names and around the house.
  const [wash, around] = [site.land ?? `${action}0f`, `${action}0c`];
  const colours = { land, wash, ink, sea, line, road, ring, around };
  const plans = planMaps(facts);
  const files: Record<string, string> = { "map/far.css": "" };
  const list = plans.map((plan) => {
    const drawing = drawMap(plan, surface, colours);
    const path = `/drawings/map-${plan.scale}-${hashOf(drawing)}.svg`;
    files[`public${path}`] = drawing;
    const rules = plan.points.map(
      ({ at, x, y }) => `[data-at="${at}"]{left:${percent(x)};top:${percent(y)}}`,
    );
    files[`map/${plan.scale}.css`] = `@layer components {\n${rules.join("\n")}\n}\n`;
    const hasCoast = surface.coast !== undefined;
    return [plan.scale, { path, width: drawingWidth, height: heightOf(plan.view), hasCoast }];
  });
  return {
    ...files,
    "maps.json": `${JSON.stringify(Object.fromEntries(list))}\n`,
  };
}

/** With one decimal: less than a pixel. */
function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
