import { useRef } from "react";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { locales } from "../../domain/locales/locales.ts";
import { isMarkdownPage } from "../../house/routes/routes.ts";
import { BookLink, DatesForm, StayLink } from "../stay/stay-links.tsx";
import styles from "./header.module.css";
import { LanguageList } from "./language-list.tsx";
import { useLayout } from "./layout.tsx";
import { ContactLinks, SiteLink, useAwayLinks, usePageLinks } from "./links.tsx";
import { Logo } from "./logo.tsx";
import menuStyles from "./mobile-menu.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { menuHandlers, useClosingMenus } from "./use-details.ts";
import { useHeaderState } from "./use-header-state.ts";

/** The header of every page: home, pages, languages and booking engine. */
export function Header() {
  const { data, messages, route } = useLayout();
  const page = route?.page ?? "";
  // Keyed by page, so that lists and menus close at a page change.
  const address = route?.path ?? "";
  const header = useRef<HTMLElement>(null);
  const links = usePageLinks("header");
  const menuLinks = usePageLinks("menu");
  const away = useAwayLinks();
  useHeaderState(header, isMarkdownPage(page));
  useClosingMenus();
  return (
    <header
      ref={header}
      className={styles.header}
      data-place="top"
      data-name-below={page === "home" ? "" : undefined}
      {...menuHandlers}
    >
      <div className={`cluster ${styles.bar}`}>
        <SiteLink
          page="home"
          className={styles.home}
          aria-label={fillMessage(messages.navigation.home, { villa: data.villa })}
        >
          <Logo />
        </SiteLink>
        <nav
          className={`cluster screen-only ${styles.navigation}`}
          aria-label={messages.navigation.main}
        >
          {links}
          {away.length > 0 && <span className={`cluster ${styles.away}`}>{away}</span>}
        </nav>
        {locales.length > 1 && <LanguageList key={`languages ${address}`} />}
        <DatesForm key={`dates ${address}`} />
        <BookLink className={`button screen-only ${styles.book}`} />
        <MobileMenu key={`menu ${address}`}>
          {menuLinks}
          {away.length > 0 && <span className={`cluster ${menuStyles.away}`}>{away}</span>}
          <p className={`cluster ${menuStyles.contact}`}>
            <ContactLinks />
          </p>
          <div className={`block ${menuStyles.end}`}>
            <StayLink />
            <BookLink className="button" />
          </div>
        </MobileMenu>
      </div>
    </header>
  );
}
