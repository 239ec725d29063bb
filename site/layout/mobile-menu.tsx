import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLayout } from "./layout.tsx";
import styles from "./mobile-menu.module.css";

/** The menu of narrow screens, behind a button that works without JavaScript. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { messages } = useLayout();
  const details = useRef<HTMLDetailsElement>(null);

  // Before the next page takes the focus: nothing in it could while it is inert.
  useLayoutEffect(() => {
    // A visitor may have been faster than the application.
    setRestInert(details.current?.open ?? false);
    return () => setRestInert(false);
  }, []);

  return (
    <details
      ref={details}
      className={`screen-only ${styles.menu}`}
      name="header"
      data-menu=""
      onToggle={(event) => setRestInert(event.currentTarget.open)}
    >
      <summary className={styles.button}>
        <span className="visually-hidden">{messages.navigation.menu}</span>
        <span className={styles.lines} />
      </summary>
      <nav className={`dark ${styles.panel}`} aria-label={messages.navigation.menu}>
        {children}
      </nav>
    </details>
  );
}

/** Keeps reading, clicking and the keyboard in the header while the menu covers everything else. */
function setRestInert(isInert: boolean): void {
  for (const rest of document.querySelectorAll("body > :not(header)")) {
    rest.toggleAttribute("inert", isInert);
  }
}
