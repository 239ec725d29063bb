import type { ReactNode } from "react";
import { Picture, type PictureData } from "../pictures/picture.tsx";
import { headSizes } from "../pictures/picture-sizes.ts";
import styles from "./page-head.module.css";

/** The head of a page: heading, lead, and a picture between them if it has one. */
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
  /** The date of the page, for print. */
  asOf?: string;
  /** Whether the lead is the first sentence of a long text. */
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
      {asOf && <p className="print-only">{asOf}</p>}
    </header>
  );
}
