import { baseCharacters } from "./font-settings.ts";

/** Every character of the texts in this content and of the base set: each once, in order. */
export function collectCharacters(content: unknown): string {
  const characters = new Set(baseCharacters);
  const visit = (value: unknown) => {
    if (typeof value === "string") for (const character of value) characters.add(character);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(visit);
  };
  visit(content);
  return [...characters]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}
