import type { ReactNode } from "react";
import { hasOutsideLinks } from "#house/uses.mjs";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { findPage, type Page } from "../../house/routes/routes.ts";
import { useLayout } from "./layout.tsx";

type LinkProps = {
  children: ReactNode;
  className?: string | undefined;
};

type SiteLinkProps = LinkProps & {
  page: Page;
  /** Without its question mark. */
  query?: string | undefined;
  hash?: `#${string}`;
  "aria-label"?: string;
  "aria-current"?: true | undefined;
  "data-valid-until"?: string | undefined;
};

/**
 * A link to one of our pages in the visitor's language; says so when it is the page being seen. Not
 * drawn where the house has left that page out.
 */
export function SiteLink({ page, query, hash, children, ...rest }: SiteLinkProps) {
  const route = findPage(page, useLayout().locale);
  if (!route) return null;
  return (
    <PathLink path={route.path + (query ? `?${query}` : "") + (hash ?? "")} {...rest}>
      {children}
    </PathLink>
  );
}

/** A link to the calendar, which shows what dates cost: named "Dates and prices" unless it has another text. */
export function DatesLink({ children, ...props }: Partial<Omit<SiteLinkProps, "page">>) {
  const { datesAndPrices } = useLayout().messages.navigation;
  return (
    <SiteLink page="pricing-and-availability" hash="#availability" {...props}>
      {children ?? datesAndPrices}
    </SiteLink>
  );
}

/** A link to a path of ours; says so when it is that of the page being seen. */
function PathLink({ path, children, ...rest }: LinkProps & { path: string }) {
  return (
    <a href={path} aria-current={path === useLayout().route?.path ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}

/** A link to somewhere else: opens in a new tab, and says so to those who cannot see it open. */
export function OutsideLink({ href, children, className }: LinkProps & { href: string }) {
  const { messages } = useLayout();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden">{` (${messages.navigation.newTab})`}</span>
    </a>
  );
}

/** Links to the pages and addresses that the content puts in a place. */
export function usePageLinks(place: "header" | "menu" | "footer" | "legal") {
  return useLayout().messages.links[place].map(([path, label]) =>
    hasOutsideLinks && !path.startsWith("/") ? (
      <OutsideLink key={path} href={path}>
        {label}
      </OutsideLink>
    ) : (
      <PathLink key={path} path={path}>
        {label}
      </PathLink>
    ),
  );
}

/** Links to where else the house is offered, and to our other house: those of the two that there are. */
export function useAwayLinks() {
  const { data, messages } = useLayout();
  const { partnerListing, sisterVilla } = messages.navigation;
  return [
    { href: data.partnerListing, label: partnerListing },
    { href: data.sisterVilla, label: fillMessage(sisterVilla, { sister: data.sister }) },
  ].flatMap(({ href, label }) =>
    href ? (
      <OutsideLink key={href} href={href}>
        {label}
      </OutsideLink>
    ) : (
      []
    ),
  );
}

/** By telephone and by e-mail. */
export function ContactLinks() {
  const { phone, phoneAddress, email } = useLayout().data;
  return (
    <>
      <a href={phoneAddress}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
    </>
  );
}
