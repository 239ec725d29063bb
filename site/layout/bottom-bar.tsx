import type { ReactNode } from "react";
import styles from "./bottom-bar.module.css";

/**
 * A bar at the lower edge of a phone's screen: what can be had, and the one thing to do about it. It
 * stays in sight as long as what it is the last child of does, and is not there on wider screens.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={`cluster sheet ${styles.bar}`}>{children}</div>;
}
