import { createElement, type ElementType, Fragment, type ReactElement } from "react";
import { isLent, withoutMarks } from "./lent-words.ts";

type Properties = Readonly<Record<string, unknown>>;

/**
 * React's function that makes an element, for a house with lent words: an element that has nothing but a
 * lent text says `lang="en"`, and beside other children the text gets an element that does. No mark is
 * left in texts and attributes. In a string of several words, some of them lent, none is told apart.
 */
export function sayLanguage<Rest extends unknown[]>(
  make: (type: ElementType, properties: unknown, ...rest: Rest) => ReactElement,
): typeof make {
  return (type, properties, ...rest) => {
    const isShown = typeof type === "string" || type === Fragment;
    return make(type, isShown ? tell(type, properties as Properties) : properties, ...rest);
  };
}

function tell(type: ElementType, properties: Properties): Properties {
  const { children } = properties;
  const shown = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      typeof value === "string" ? withoutMarks(value) : value,
    ]),
  );
  if (Array.isArray(children) || type === Fragment) return { ...shown, children: wrap(children) };
  return typeof children === "string" && isLent(children) ? { lang: "en", ...shown } : shown;
}

/** `bdi` keeps the direction of the text, and no style sheet knows it. */
function wrap(child: unknown, key = 0): unknown {
  if (Array.isArray(child)) return child.map(wrap);
  if (typeof child !== "string") return child;
  const text = withoutMarks(child);
  return isLent(child) ? createElement("bdi", { key, lang: "en" }, text) : text;
}
