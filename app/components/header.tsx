import { useEffect, useRef } from "react";
import { fillText } from "../i18n/fill-text.ts";
import { isLegalPage } from "../routes.ts";
import { useFrame } from "./frame.tsx";
import styles from "./header.module.css";
import { LanguageList } from "./language-list.tsx";
import { BookLink, OutsideLink, SiteLink, useBookingAddress } from "./links.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { useHeaderState } from "./use-header-state.ts";

/** The bar on top of every page: the way home, the pages, the languages and the booking engine. */
export function Header() {
  const { data, texts, page, route } = useFrame();
  // A list or menu of the page before must not stay open: a new page gets new ones.
  const address = route?.path ?? "";
  const header = useRef<HTMLElement>(null);
  const { place, isHidden } = useHeaderState(header);
  useStayInStaticLinks();
  const isLight = place === "far" && !(page && isLegalPage(page));
  return (
    <header
      ref={header}
      className={styles.header}
      data-place={place}
      data-logo={isLight ? "light" : "dark"}
      data-hidden={isHidden ? "" : undefined}
      data-name-below={page === "home" ? "" : undefined}
    >
      <div className={styles.bar}>
        <SiteLink
          page="home"
          className={styles.home}
          aria-label={fillText(texts.navigation.home, { villa: data.villa })}
        >
          <Logo />
        </SiteLink>
        <nav className={styles.navigation} aria-label={texts.navigation.main}>
          <NavigationLinks />
        </nav>
        <LanguageList key={`languages ${address}`} />
        <BookLink className={styles.book} />
        <MobileMenu key={`menu ${address}`}>
          <NavigationLinks />
          <BookLink className="button" />
        </MobileMenu>
      </div>
    </header>
  );
}

/** A page that stays as it was sent has links to the booking engine that React does not know of. */
function useStayInStaticLinks(): void {
  const { home } = useFrame().data.booking;
  const address = useBookingAddress();
  useEffect(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${home}"]`);
    for (const link of links) link.href = address;
  }, [home, address]);
}

function NavigationLinks() {
  const { data, texts } = useFrame();
  return (
    <>
      <SiteLink page="about">{texts.navigation.about}</SiteLink>
      <SiteLink page="gallery">{texts.navigation.gallery}</SiteLink>
      <SiteLink page="location">{texts.navigation.location}</SiteLink>
      <SiteLink page="pricing-and-availability">
        {texts.navigation["pricing-and-availability"]}
      </SiteLink>
      <SiteLink page="pricing-and-availability" hash="#availability">
        {texts.navigation.availability}
      </SiteLink>
      <OutsideLink href={data.partnerListing}>{texts.navigation.partnerListing}</OutsideLink>
      <OutsideLink href={data.sisterVilla}>
        {fillText(texts.navigation.sisterVilla, { sister: data.sister })}
      </OutsideLink>
    </>
  );
}
