import { pages } from "../routes.ts";
import styles from "./dates-form.module.css";
import { useLayout } from "./layout.tsx";

/**
 * Arrival and departure, behind a field of the header that names the next free week: leads to the price
 * of these dates.
 */
export function DatesForm() {
  const { locale, messages, data } = useLayout();
  const { dates } = messages.navigation;
  const { nextWeek } = data;
  return (
    <details className={styles.dates} name="header">
      <summary className={styles.field}>
        {nextWeek && <span data-valid-until={nextWeek.validUntil}>{nextWeek.text}</span>}
        <span className="otherwise">{dates.label}</span>
      </summary>
      <form className={styles.form} action={`${pages["pricing-and-availability"][locale]}#quote`}>
        {(["arrival", "departure"] as const).map((name) => (
          <label key={name} className="field">
            {dates[name]}
            <input type="date" name={name} defaultValue={nextWeek?.[name]} required />
          </label>
        ))}
        <button type="submit" className="button">
          {dates.show}
        </button>
      </form>
    </details>
  );
}
