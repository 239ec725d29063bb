/** A mistake stops the build, a warning must not go online, a hint may be intended. */
type Level = "mistake" | "warning" | "hint";

/**
 * Keys to a value in a file of JSON. In a page of Markdown and in a drawing the number of a line, or the field of
 * the front matter; empty for a whole file.
 */
export type Path = readonly (string | number)[];

/** A problem in a house, for its owner. */
export type Finding = {
  /** Within the folder of the house, `texts/de/home.json`; null for settings and for several files. */
  readonly file: string | null;
  readonly path: Path;
  /** One sentence, without the file and the position. */
  readonly text: string;
  readonly level: Level;
};

/** A finding that stops the build. */
export function mistake(file: string | null, path: Path, text: string): Finding {
  return { file, path, text, level: "mistake" };
}

/** A finding to fix before the house goes online. */
export function warning(file: string | null, path: Path, text: string): Finding {
  return { file, path, text, level: "warning" };
}

/** A finding that is probably a slip, but may be intended. */
export function hint(file: string | null, path: Path, text: string): Finding {
  return { file, path, text, level: "hint" };
}
