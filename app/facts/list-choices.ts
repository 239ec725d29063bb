import type { ConsentConfiguration, CookieDefinition } from "./cookies.ts";

/** All choices of the consent control, those that cannot be refused first. */
export function listChoices({
  necessary,
  optional,
}: Pick<ConsentConfiguration, "necessary" | "optional">): readonly CookieDefinition[] {
  return [...necessary, ...optional];
}
