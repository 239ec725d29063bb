import { hasNewsletter } from "#house/uses.mjs";
import styles from "./footer.module.css";
import { useLayout } from "./layout.tsx";
import type { FooterData } from "./layout-data.server.ts";
import { ContactLinks, OutsideLink, useAwayLinks, usePageLinks } from "./links.tsx";
import { Logo } from "./logo.tsx";

/** The footer of every page: contact, links, and legal information. */
export function Footer({ imprint, year, sample, termsOfUse, newsletter }: FooterData) {
  const { data, messages } = useLayout();
  const { footer } = messages;
  const maps = (
    <OutsideLink key="maps" href={data.maps}>
      {footer.maps}
    </OutsideLink>
  );
  const terms = termsOfUse && (
    <OutsideLink key="terms" href={termsOfUse}>
      {footer.terms}
    </OutsideLink>
  );
  const groups = {
    contact: [<ContactLinks key="contact" />, maps],
    explore: [...usePageLinks("footer"), ...useAwayLinks()],
    legal: [...usePageLinks("legal"), ...(terms ? [terms] : [])],
  };
  return (
    <footer className={`columns dark ${styles.footer}`}>
      <div className={styles.house}>
        <Logo />
        <address className={styles.address}>
          {data.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      {(["contact", "explore", "legal"] as const).map((group) => (
        <nav key={group} aria-labelledby={`footer-${group}`}>
          <h2 id={`footer-${group}`}>{footer[group]}</h2>
          <ul className={styles.list}>
            {groups[group].map((link) => (
              <li key={link.key}>{link}</li>
            ))}
          </ul>
        </nav>
      ))}
      {hasNewsletter && newsletter && <Newsletter newsletter={newsletter} />}
      <p className={styles.rights}>
        {`© ${year} ${data.villa}. ${footer.rights}`}
        {imprint.map((line) => (
          <span key={line}>{` · ${line}`}</span>
        ))}
        {sample && <strong className={styles.sample}>{sample}</strong>}
      </p>
    </footer>
  );
}

/** Lets guests subscribe, at the service of the house. */
function Newsletter({ newsletter }: { newsletter: NonNullable<FooterData["newsletter"]> }) {
  return (
    <form className="screen-only newsletter" action={newsletter.service} method="post">
      <h2>{newsletter.heading}</h2>
      <label className="visually-hidden" htmlFor="newsletter">
        {newsletter.email}
      </label>
      <input
        id="newsletter"
        type="email"
        name={newsletter.field}
        placeholder={newsletter.email}
        autoComplete="email"
        required
      />
      <button type="submit" className="button button-quiet">
        {newsletter.send}
      </button>
      <small>{newsletter.note}</small>
    </form>
  );
}
