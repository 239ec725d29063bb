import type { MouseEvent } from "react";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { type Locale, languageNames, locales } from "../../domain/locales/locales.ts";
import { findVersion } from "../../house/routes/routes.ts";
import styles from "./language-list.module.css";
import { useLayout } from "./layout.tsx";
import { openByPointing } from "./use-details.ts";

/**
 * The language menu: the current language, and links to the page in the others, or to the home page if a language does
 * not have it.
 */
export function LanguageList() {
  const { locale, route, search, messages } = useLayout();
  const others = locales.filter((other) => other !== locale);

  return (
    <details className={`screen-only ${styles.languages}`} name="header" ref={openByPointing}>
      <summary className={styles.current}>
        <Flag locale={locale} />
        <span className="visually-hidden">
          {fillMessage(messages.navigation.currentLanguage, {
            language: languageNames[locale],
          })}{" "}
        </span>
        {locale.toUpperCase()}
      </summary>
      <ul className={`sheet ${styles.list}`}>
        {others.map((other) => (
          <li key={other}>
            <a
              href={findVersion(route?.page ?? "home", other) + (search && `${search}#quote`)}
              hrefLang={other}
              lang={other}
              // `pointerdown` covers opening in a new tab, which sends no click.
              onPointerDown={keepQueryAndHash}
              onClick={keepQueryAndHash}
            >
              <Flag locale={other} />
              {languageNames[other]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Keeps hash and stay of the address in the other language. */
function keepQueryAndHash({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.search = location.search;
  currentTarget.hash = location.hash;
}

function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      className={styles.flag}
      src={useLayout().data.flags[locale]}
      alt=""
      width={21}
      height={14}
      loading="lazy"
    />
  );
}
