import type { ReactNode } from "react";
import { useFrame } from "./frame.tsx";
import styles from "./mobile-menu.module.css";

/** The menu of narrow screens, behind a button that works without JavaScript. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { texts } = useFrame();
  return (
    <details className={styles.menu} name="header" data-menu="">
      <summary className={styles.button}>
        <span className="visually-hidden">{texts.navigation.menu}</span>
        <span className={styles.lines} />
      </summary>
      <nav className={styles.panel} aria-label={texts.navigation.menu}>
        {children}
      </nav>
    </details>
  );
}
