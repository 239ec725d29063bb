import { useEffect, useState } from "react";
import type { Locale } from "../../i18n/locales.ts";
import { useFrame } from "../frame.tsx";

/**
 * What is loaded for the visitor's language; until it is there, nothing or what was before. Calls
 * back where it cannot be loaded.
 */
export function useLoaded<Loaded>(
  load: (locale: Locale) => Promise<Loaded>,
  onLost: () => void,
): Loaded | undefined {
  const { locale } = useFrame();
  const [loaded, setLoaded] = useState<{ readonly value: Loaded }>();
  useEffect(() => {
    let isCurrent = true;
    load(locale).then(
      (value) => isCurrent && setLoaded({ value }),
      (error) => {
        console.error("The cookie settings could not be loaded.", error);
        if (isCurrent) onLost();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, locale, onLost]);
  return loaded?.value;
}
