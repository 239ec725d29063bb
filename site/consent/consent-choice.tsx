import { fillPlural } from "../../domain/locales/fill-in-locale.ts";
import type {
  ConsentChoice as Choice,
  ChoiceDescription,
} from "../../house/facts/consent-settings.ts";
import { useLayout } from "../layout/layout.tsx";
import { OutsideLink } from "../layout/links.tsx";
import type { Messages } from "../layout/load-messages.ts";
import styles from "./consent-choice.module.css";

/** One kind of cookies in the modal: its switch, what it is for, and the cookies behind it. */
export function ConsentChoice({
  choice,
  description,
  isOn,
  onToggle,
  messages,
}: {
  choice: Choice;
  description: ChoiceDescription;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
  messages: Messages["consent-modal"];
}) {
  const { locale } = useLayout();
  const { name, links, cookies } = description;
  const descriptionId = `consent-${choice.id}`;
  return (
    <li className={`block ${styles.choice}`}>
      <label className={`cluster ${styles.name}`}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isOn}
          disabled={choice.isLocked}
          onChange={({ target }) => onToggle(target.checked)}
          aria-describedby={descriptionId}
        />
        <span>{name}</span>
        {choice.isLocked && <span className={styles.always}>{messages.always}</span>}
      </label>
      <p id={descriptionId}>{description.description}</p>
      {links.map(({ label, address }) => (
        <p key={address}>
          <OutsideLink href={address}>{label}</OutsideLink>
        </p>
      ))}
      {cookies.length > 0 && (
        <details className={styles.details}>
          <summary className="text-link">
            {fillPlural(messages.cookies, cookies.length, locale)}
          </summary>
          <ul className={`block ${styles.cookies}`}>
            {cookies.map((cookie) => (
              <li key={cookie.name}>
                <code>{cookie.name}</code>
                <p>{cookie.purpose}</p>
                <p className="muted">
                  {messages.provider}: {cookie.provider} · {messages.lifetime}: {cookie.lifetime}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
