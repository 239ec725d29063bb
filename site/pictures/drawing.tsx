import styles from "./drawing.module.css";

/** A drawing: its file, its `viewBox`, and what it shows; nothing where it is decoration. */
export type DrawingData = {
  readonly path: string;
  readonly viewBox: string;
  readonly alt: string;
};

/**
 * A drawing, as wide as its box. Its line has the colour of the text around it, its wash that of
 * `--tint`, where one is set.
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
