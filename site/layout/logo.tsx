import { useLayout } from "./layout.tsx";
import styles from "./logo.module.css";

/** The wordmark: the mark and the name of the house, in the colour of the text around it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} />
      <span className={styles.name}>{useLayout().data.villa}</span>
    </span>
  );
}
