import { Drawing, type DrawingData } from "../../pictures/drawing.tsx";
import styles from "./good-to-know.module.css";
import type { Entry } from "./good-to-know.server.ts";

/** Headings with an anchor and a few sentences: information, or questions that open. */
export function GoodToKnow({
  heading,
  items,
  host,
  areQuestions = false,
}: {
  heading: string;
  items: readonly Entry[];
  /** A portrait of the host who answers. */
  host?: DrawingData | undefined;
  areQuestions?: boolean;
}) {
  const [Item, Name] = areQuestions
    ? (["details", "summary"] as const)
    : (["div", "header"] as const);
  return (
    <section className={`columns ${styles.section}`}>
      <h2>{heading}</h2>
      {host && <Drawing drawing={host} className={`screen-only ${styles.host}`} />}
      <div className={`${styles.entries} ${areQuestions ? styles.questions : "grid"}`}>
        {items.map(({ id, heading: name, text }) => (
          <Item key={id} id={id} className={areQuestions ? "fold" : undefined}>
            <Name>
              <h3>{name}</h3>
            </Name>
            <p>{text}</p>
          </Item>
        ))}
      </div>
    </section>
  );
}
