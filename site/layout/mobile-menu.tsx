import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useLayout } from "./layout.tsx";
import styles from "./mobile-menu.module.css";

/** The menu of narrow screens, behind a button that works without JavaScript. */
export function MobileMenu({ children }: { children: ReactNode }) {
  const { messages } = useLayout();
  const details = useRef<HTMLDetailsElement>(null);

  // Before the next page takes the focus, which is impossible while it is inert.
  useLayoutEffect(() => {
    // The menu may have been opened before hydration.
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

/** Makes everything below the header inert while the menu covers it. */
function setRestInert(isInert: boolean): void {
  for (const rest of document.querySelectorAll("body > :not(header)")) {
    rest.toggleAttribute("inert", isInert);
  }
}
