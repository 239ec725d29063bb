import { fillText } from "../i18n/fill-text.ts";
import { type Locale, localeNames, locales } from "../i18n/locales.ts";
import { pages } from "../routes.ts";
import { useFrame } from "./frame.tsx";
import styles from "./language-list.module.css";

/** The languages: the one being read, and a list that leads to the same page in the others. */
export function LanguageList() {
  const { locale, page, texts } = useFrame();
  const others = locales.filter((other) => other !== locale);
  return (
    <details className={styles.languages} name="header">
      <summary
        className={styles.current}
        aria-label={fillText(texts.navigation.currentLanguage, {
          language: localeNames[locale].own,
        })}
      >
        <Flag locale={locale} />
        {localeNames[locale].short}
      </summary>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other}>
            <a href={pages[page ?? "home"][other]} hrefLang={other} lang={other}>
              <Flag locale={other} />
              {localeNames[other].own}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      className={styles.flag}
      src={useFrame().data.flags[locale]}
      alt=""
      width={21}
      height={14}
    />
  );
}
