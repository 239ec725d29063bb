import { pages } from "../routes.ts";
import styles from "./dates-form.module.css";
import { useLayout } from "./layout.tsx";

/** Arrival and departure, behind a field of the header: leads to the price of these dates. */
export function DatesForm() {
  const { locale, messages } = useLayout();
  const { dates } = messages.navigation;
  return (
    <details className={styles.dates} name="header">
      <summary className={styles.field}>{dates.label}</summary>
      <form className={styles.form} action={`${pages["pricing-and-availability"][locale]}#quote`}>
        {(["arrival", "departure"] as const).map((name) => (
          <label key={name} className="field">
            {dates[name]}
            <input type="date" name={name} required />
          </label>
        ))}
        <button type="submit" className="button">
          {dates.show}
        </button>
      </form>
    </details>
  );
}
