import type { ComponentType } from "react";
import type { Locale } from "../../i18n/locales.ts";
import { type Bundles, loadTexts } from "../../texts/load-texts.ts";
import type { AvailabilityData } from "./availability-data.server.ts";

/** Calendar and quote with their texts; only data are missing. */
export type AvailabilityPart = ComponentType<{
  page: Bundles["pricing-and-availability"]["calendar"];
  data: AvailabilityData;
}>;

/** Where the code of calendar and quote comes from. */
export type AvailabilitySource = {
  /** Calendar and quote, once they are loaded. */
  readonly current: () => AvailabilityPart | undefined;
  /** Rejects when a chunk cannot be loaded. */
  readonly load: () => Promise<AvailabilityPart>;
};

/** What a visitor does before the calendar can be of use. */
const firstSigns = ["scroll", "pointerdown", "keydown", "focusin"] as const;

/**
 * Calendar and quote in one language. Where the server has sent them with the document, they wait
 * for a first sign of the visitor: until then they are read, and no script is worth loading.
 */
export async function loadAvailability(locale: Locale): Promise<AvailabilitySource> {
  let part: AvailabilityPart | undefined;
  const load = async () => {
    part ??= await loadPart(locale);
    return part;
  };
  if (isInDocument(locale)) return { current: () => part, load: () => firstSign().then(load) };
  await load();
  return { current: () => part, load };
}

async function loadPart(locale: Locale): Promise<AvailabilityPart> {
  const [{ AvailabilitySection }, texts] = await Promise.all([
    import("./availability-section.tsx"),
    loadTexts(["availability", "availability-legend"], locale),
  ]);
  return (props) => <AvailabilitySection texts={texts} {...props} />;
}

function isInDocument(locale: Locale): boolean {
  return (
    typeof document !== "undefined" &&
    document.documentElement.lang === locale &&
    document.getElementById("availability") !== null
  );
}

/** Resolves when the visitor begins to use the page; at once where the address asks for a stay. */
function firstSign(): Promise<void> {
  if (location.search !== "" || location.hash !== "" || scrollY > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = new AbortController();
    for (const sign of firstSigns) {
      addEventListener(
        sign,
        () => {
          stop.abort();
          resolve();
        },
        { signal: stop.signal, passive: true, capture: true },
      );
    }
  });
}
