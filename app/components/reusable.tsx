import { createContext, type ReactNode, use } from "react";

/**
 * HTML that the server has rendered already, by name: it is left out of what is rendered next. Where
 * there is none, in browsers too, everything is rendered.
 */
export const ReuseContext = createContext<ReadonlyMap<string, string> | undefined>(undefined);

/** Characters that Unicode keeps for a program's own use: no text has them. */
const marks = { begin: "\uFDD0", nameEnd: "\uFDD1", end: "\uFDD2" } as const;

/** React parts two texts that would be one in the browser: here two marks, of which none remains. */
const betweenMarks = /(?<=[\uFDD0-\uFDD2])<!-- -->(?=[\uFDD0-\uFDD2])/g;

/**
 * A part of a page that looks the same whenever it has this name, whatever stay the page is asked for.
 * It stands between elements, not beside text. Without a name it is no such part, but the same element
 * in the browser: what is in it is not drawn anew.
 */
export function Reusable({ name, children }: { name: string | null; children: ReactNode }) {
  if (!import.meta.env.SSR) return children;
  const parts = use(ReuseContext);
  if (parts === undefined || name === null) return children;
  if (parts.has(name)) return marks.begin + name + marks.end;
  return (
    <>
      {marks.begin + name + marks.nameEnd}
      {children}
      {marks.end}
    </>
  );
}

/** HTML without marks: the parts that were left out are in it, and new ones are noted. */
export function fillReusable(html: string, parts: Map<string, string>): string {
  const open: { name: string; before: string }[] = [];
  let filled = "";
  for (const text of html.replace(betweenMarks, "").split(/(?=[\uFDD0-\uFDD2])/)) {
    const [mark = ""] = text;
    const rest = text.slice(1);
    if (mark === marks.begin) {
      open.push({ name: rest, before: filled });
      filled = "";
    } else if (mark === marks.nameEnd) {
      filled = rest;
    } else if (mark === marks.end) {
      const { name = "", before = "" } = open.pop() ?? {};
      if (!parts.has(name)) parts.set(name, filled);
      filled = before + parts.get(name) + rest;
    } else {
      filled += text;
    }
  }
  return filled;
}
