import styles from "./good-to-know.module.css";
import type { Entry } from "./good-to-know.server.ts";

/** Headings that can be linked to, each with a few sentences: what to know, or answers to questions. */
export function GoodToKnow({ heading, items }: { heading: string; items: readonly Entry[] }) {
  return (
    <section className={`columns ${styles.section}`}>
      <h2>{heading}</h2>
      <div className={styles.entries}>
        {items.map(({ id, heading: name, text }) => (
          <div key={id} id={id}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
