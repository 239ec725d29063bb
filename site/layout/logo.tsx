import { drawnLogo } from "#house/uses.mjs";
import { useLayout } from "./layout.tsx";
import styles from "./logo.module.css";

/** The logo of the house as drawn, or its wordmark. */
export const Logo = drawnLogo ? DrawnLogo : Wordmark;

/** The mark and the name of the house, in the colour of the text around it. */
function Wordmark() {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} />
      <span className={styles.name}>{useLayout().data.villa}</span>
    </span>
  );
}

/** One is shown, by the ground (`drawn-logo.css`); both are loaded, so that none blinks as the ground changes. */
function DrawnLogo() {
  const { villa } = useLayout().data;
  const { addresses = [], ...size } = drawnLogo ?? {};
  return (
    <span className="drawn-logo">
      {addresses.map((src) => (
        <img key={src} src={src} alt={villa} {...size} />
      ))}
    </span>
  );
}
