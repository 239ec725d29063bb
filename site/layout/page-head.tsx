import type { ReactNode } from "react";
import { Picture, type PictureData } from "../pictures/picture.tsx";
import { headSizes } from "../pictures/picture-sizes.ts";
import styles from "./page-head.module.css";

/** The beginning of a page: its name, a first sentence, and a picture between them if it has one. */
export function PageHead({
  heading,
  lead,
  picture,
  asOf,
  isLong = false,
}: {
  heading: ReactNode;
  lead: ReactNode;
  picture?: PictureData;
  /** Of when the page is, for those who hold it on paper. */
  asOf?: string;
  /** Whether a long text follows, of which the first sentence is a part. */
  isLong?: boolean;
}) {
  return (
    <header
      className={`columns ${styles.head} ${picture ? styles.pictured : isLong ? styles.long : ""}`}
    >
      <h1>{heading}</h1>
      {picture && (
        <Picture
          picture={picture}
          sizes={headSizes}
          eager
          className={`bleed screen-only ${styles.picture}`}
        />
      )}
      {lead && <p className="lead">{lead}</p>}
      {asOf && <p className={styles.asOf}>{asOf}</p>}
    </header>
  );
}
