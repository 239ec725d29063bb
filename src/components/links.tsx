import type { ReactNode } from "react";
import { type Page, pages } from "../routes.ts";
import { useFrame } from "./frame.tsx";

type LinkProps = {
  children: ReactNode;
  className?: string | undefined;
};

/** A link to one of our pages in the visitor's language; says so when it is the page being seen. */
export function SiteLink({
  page,
  query,
  hash,
  children,
  ...rest
}: LinkProps & {
  page: Page;
  query?: `?${string}`;
  hash?: `#${string}`;
  "aria-label"?: string;
}) {
  const { locale, page: current } = useFrame();
  return (
    <a
      href={pages[page][locale] + (query ?? "") + (hash ?? "")}
      aria-current={page === current && !query && !hash ? "page" : undefined}
      {...rest}
    >
      {children}
    </a>
  );
}

/** A link to somewhere else: opens in a new tab, and says so to those who cannot see it open. */
export function OutsideLink({ href, children, className }: LinkProps & { href: string }) {
  const { texts } = useFrame();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> ({texts.navigation.newTab})</span>
    </a>
  );
}
