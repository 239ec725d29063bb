/** A mistake stops the build, a warning must not go online, a hint may be intended. */
type Level = "mistake" | "warning" | "hint";

/**
 * Keys to a value in a file of JSON. In a page of Markdown and in a drawing the number of a line, or the field of
 * the front matter; empty for a whole file.
 */
export type Path = readonly (string | number)[];

/** Something that the owner of a house should know. */
export type Finding = {
  /** Within the folder of the house, `texts/de/home.json`; null for settings and for several files. */
  readonly file: string | null;
  readonly path: Path;
  /** One sentence, without the file and the position. */
  readonly text: string;
  readonly level: Level;
};

/** What stops the build. */
export function mistake(file: string | null, path: Path, text: string): Finding {
  return { file, path, text, level: "mistake" };
}

/** What must be mended before a house goes online. */
export function warning(file: string | null, path: Path, text: string): Finding {
  return { file, path, text, level: "warning" };
}

/** What is probably a slip, and may be intended. */
export function hint(file: string | null, path: Path, text: string): Finding {
  return { file, path, text, level: "hint" };
}
