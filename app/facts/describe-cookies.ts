import { numberFormatter } from "../i18n/formatters.ts";
import type {
  ConsentConfiguration,
  CookieDefinition,
  CookieLifetime,
  NamedCookie,
} from "./cookies.ts";

/** All choices of the consent control, those that cannot be refused first. */
export function listChoices({
  necessary,
  optional,
}: Pick<ConsentConfiguration, "necessary" | "optional">): readonly CookieDefinition[] {
  return [...necessary, ...optional];
}

/** What is said of cookies in a language, `de-DE`; `session` of one that ends with the visit. */
type CookieMessages = {
  readonly purposes: Readonly<Record<string, string>>;
  readonly operator: string;
  readonly languageTag: string;
  readonly session: string;
};

/** What a visitor is told of a cookie: its name, what it is for, whose it is, and how long it lives. */
export function describeCookie(
  { name, purpose, provider, lifetime }: NamedCookie,
  { purposes, operator, languageTag, session }: CookieMessages,
) {
  return {
    name,
    purpose: purposes[purpose ?? name] ?? "",
    provider: provider ?? operator,
    lifetime: describeLifetime(lifetime, languageTag, session),
  };
}

function describeLifetime(lifetime: CookieLifetime, languageTag: string, session: string): string {
  if (lifetime === "session") return session;
  const write = (value: number, unit: "day" | "month" | "year") =>
    numberFormatter(languageTag, { style: "unit", unit, unitDisplay: "long" }).format(value);
  if ("days" in lifetime) return write(lifetime.days, "day");
  if ("months" in lifetime) return write(lifetime.months, "month");
  return write(lifetime.years, "year");
}
