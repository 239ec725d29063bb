import type { ReactNode } from "react";
import { hasOutsideLinks } from "#house/uses.mjs";
import { fillMessage } from "../../domain/locales/fill-message.ts";
import { findPage, type Page, pricesPage } from "../../house/routes/routes.ts";
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
 * A link to a page in the visitor's language, with `aria-current` on that page. Renders nothing if the house has left
 * the page out.
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

/** A link to the calendar, "Dates and prices" unless it has another text. */
export function DatesLink({ children, ...props }: Partial<Omit<SiteLinkProps, "page">>) {
  const { datesAndPrices } = useLayout().messages.navigation;
  return (
    <SiteLink page={pricesPage} hash="#availability" {...props}>
      {children ?? datesAndPrices}
    </SiteLink>
  );
}

/** A link to a path of the site, with `aria-current` on that page. */
function PathLink({ path, children, ...rest }: LinkProps & { path: string }) {
  return (
    <a href={path} aria-current={path === useLayout().route?.path ? "page" : undefined} {...rest}>
      {children}
    </a>
  );
}

/** A link to another site; opens in a new tab, which screen readers announce. */
export function OutsideLink({
  href,
  children,
  className,
  label,
}: LinkProps & {
  href: string;
  /** The accessible name, with the visible text. */
  label?: string;
}) {
  const newTab = ` (${useLayout().messages.navigation.newTab})`;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      aria-label={label && label + newTab}
    >
      {children}
      <span className="visually-hidden">{newTab}</span>
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

/** Links to the partner listing and the sister house, if they exist. */
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

/** Links to telephone, e-mail and other channels of the house. */
export function ContactLinks() {
  const { phone, phoneAddress, email, channels } = useLayout().data;
  return (
    <>
      <a href={phoneAddress}>{phone}</a>
      <a href={`mailto:${email}`}>{email}</a>
      {channels?.map(({ href, name, label }) => (
        <OutsideLink key={href} href={href} label={label}>
          {name}
        </OutsideLink>
      ))}
    </>
  );
}
