import type { ReactElement } from "react";
import styles from "./footer.module.css";
import { useFrame } from "./frame.tsx";
import { ContactLinks, OutsideLink, useAwayLinks, usePageLinks } from "./links.tsx";
import { Logo } from "./logo.tsx";

/** The end of every page: how to reach us, where else to look, and what the law asks for. */
export function Footer() {
  const { data, texts } = useFrame();
  const { footer } = texts;
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.house}>
          <Logo />
          <address className={styles.address}>
            {data.addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </div>
        <nav aria-labelledby="footer-contact">
          <h2 id="footer-contact">{footer.contact}</h2>
          <ul className={styles.list}>
            <li>
              <ContactLinks />
            </li>
            <li>
              <OutsideLink href={data.maps}>{footer.maps}</OutsideLink>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-explore">
          <h2 id="footer-explore">{footer.explore}</h2>
          <ul className={styles.list}>
            {listItems([...usePageLinks("footer"), ...useAwayLinks()])}
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal">{footer.legal}</h2>
          <ul className={styles.list}>
            {listItems(usePageLinks("legal"))}
            {data.termsOfUse && (
              <li>
                <OutsideLink href={data.termsOfUse}>{footer.terms}</OutsideLink>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <p className={styles.rights}>
        © {data.year} {data.villa}. {footer.rights}
        {data.imprint.map((line) => (
          <span key={line}> · {line}</span>
        ))}
      </p>
    </footer>
  );
}

const listItems = (links: readonly ReactElement[]) =>
  links.map((link) => <li key={link.key}>{link}</li>);
