import type { ReactNode } from "react";
import { revealed } from "../components/reveal-on-scroll.ts";
import styles from "./closing-call.module.css";
import { DatesLink } from "./links.tsx";

/** The closing section of a page with its action: the calendar, unless others are given. */
export function ClosingCall({
  heading,
  text,
  children = <DatesLink className="button" />,
}: {
  heading: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section className={`columns dark screen-only ${styles.closing}`}>
      <h2 className="chapter left" {...revealed}>
        {heading}
      </h2>
      <div className="stack right" {...revealed}>
        <p className="lead">{text}</p>
        <div className="cluster">{children}</div>
      </div>
    </section>
  );
}
