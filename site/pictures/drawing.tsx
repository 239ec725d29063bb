import styles from "./drawing.module.css";

/** A drawing: file, `viewBox`, and text alternative, empty for decoration. */
export type DrawingData = {
  readonly path: string;
  readonly viewBox: string;
  readonly alt: string;
};

/**
 * A drawing as wide as its box, in the colour of the text, with a wash in `--tint` if that is set.
 */
export function Drawing({
  drawing,
  className = "",
}: {
  drawing: DrawingData;
  className?: string | undefined;
}) {
  const { path, viewBox, alt } = drawing;
  return (
    <svg
      className={`${styles.drawing} ${className}`}
      viewBox={viewBox}
      role="img"
      aria-label={alt}
      aria-hidden={alt === "" || undefined}
    >
      <use href={`${path}#drawing`} />
    </svg>
  );
}
