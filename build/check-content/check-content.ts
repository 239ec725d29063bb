import type { Content } from "./content.ts";

/** Every mistake in the content, one sentence each. */
export function checkContent(_content: Content): string[] {
  return [];
}
