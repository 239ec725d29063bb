import type { Text } from "./texts.ts";

/** The text with every `{name}` replaced by its value; a name without a value stays as it is. */
export function fillText<Name extends string>(
  text: Text<Name>,
  values: Readonly<Record<Name, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name as Name]) : placeholder,
  );
}
