import { createContext, type ReactNode, use } from "react";

/**
 * What the server does with HTML that is the same for every stay: it marks it to be found again, or
 * leaves it out where it has it. Without a value, in browsers too, everything is rendered.
 */
export const ReuseContext = createContext<"mark" | "leave out" | undefined>(undefined);

/** Characters that Unicode keeps for a program's own use: no text has them. */
const marks = { begin: "\uFDD0", nameEnd: "\uFDD1", end: "\uFDD2" } as const;

/**
 * A part of a page that looks the same whatever stay the page is asked for, under a name of its own.
 * It stands between elements, not beside text, and shows nothing of the stay. Without a name it is no
 * such part, but the same element in the browser: what is in it is not drawn anew.
 */
export function Reusable({ name, children }: { name: string | null; children: ReactNode }) {
  if (!import.meta.env.SSR) return children;
  const reuse = use(ReuseContext);
  if (reuse === undefined || name === null) return children;
  if (reuse === "leave out") return marks.begin + name + marks.end;
  return (
    <>
      {marks.begin + name + marks.nameEnd}
      {children}
      {marks.end}
    </>
  );
}

/** HTML without marks, and its reusable parts by name. */
export function collectReusable(html: string) {
  const parts = new Map<string, string>();
  const whole = fillMarked(html, (marked) => {
    const [name = "", part = ""] = marked.split(marks.nameEnd);
    parts.set(name, part);
    return part;
  });
  return { html: whole, parts };
}

/** HTML with the parts in it that were left out. */
export function insertReusable(html: string, parts: ReadonlyMap<string, string>): string {
  return fillMarked(html, (name) => parts.get(name) ?? "");
}

function fillMarked(html: string, fill: (marked: string) => string): string {
  // React parts two texts that would be one in the browser: here two marks, of which none remains.
  const texts = html.replaceAll(`${marks.end}<!-- -->${marks.begin}`, marks.end + marks.begin);
  const [beginning = "", ...others] = texts.split(marks.begin);
  const filled = others.map((text) => {
    const end = text.indexOf(marks.end);
    return fill(text.slice(0, end)) + text.slice(end + marks.end.length);
  });
  return beginning + filled.join("");
}
