// The parts of the schemas of messages, `<namespace>.messages.ts`. The build checks every language against these;
// everything else imports only the types. A validation error continues a sentence that begins with the place of
// the text.
import * as v from "valibot";
import type { Message, Plural } from "../../domain/locales/fill-message.ts";

type Schema<Output> = v.GenericSchema<unknown, Output>;

/** A message with exactly these placeholders. */
export function message<const Names extends readonly string[]>(...names: Names) {
  return messageWith(names, names) as Schema<Message<Names[number]>>;
}

/** Messages without placeholders, by their names. */
export function plain<const Names extends readonly string[]>(...names: Names) {
  const messages = names.map((name) => [name, message()]);
  return Object.fromEntries(messages) as { [Name in Names[number]]: Schema<Message> };
}

/** A message that may have any of these placeholders. */
export function prose<const Names extends readonly string[]>(...names: Names) {
  return messageWith(names, []) as Schema<Message<Names[number]>>;
}

/** A message whose placeholders depend on the house. */
export function anyMessage() {
  return messageWith(null, []) as Schema<Message<string>>;
}

/** A message for each plural form of the language, with `{count}` and these placeholders. */
export function plural<const Names extends readonly string[]>(...names: Names) {
  const all = ["count", ...names];
  const form = v.exactOptional(messageWith(all, names));
  return v.strictObject({
    zero: form,
    one: form,
    two: form,
    few: form,
    many: form,
    other: messageWith(all, all),
  }) as Schema<Plural<Names[number]>>;
}

/** Messages under names that the code knows. */
export const group = v.strictObject;

/** A list of messages, of any length. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.nonEmpty("is empty; expected at least one text"));

/** Messages that a house may leave out if it does not show them; a new house has them. */
export const ifShown = v.optional;

/** Messages under the keys of facts, such as those of rooms. */
export const each = <Item extends v.GenericSchema>(item: Item) => v.record(v.string(), item);

/** The placeholders in a text, `{count}`, each once, sorted. */
export function findPlaceholders(message: string): string[] {
  const names = [...message.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

/** Placeholders in a sentence: `{a}, {b}`, or `none`. */
export function listPlaceholders(names: readonly string[]): string {
  return names.length === 0 ? "none" : names.map((name) => `{${name}}`).join(", ");
}

function messageWith(allowed: readonly string[] | null, needed: readonly string[]) {
  return v.pipe(
    v.string(),
    v.regex(/\S/, "is empty; write it"),
    v.check(
      (value) => !/[{}]/.test(value.replaceAll(/\{[^{}]*\}/g, "")),
      "has a brace without its partner; write both, as in {count}",
    ),
    v.check(
      (value) => {
        const found = findPlaceholders(value);
        return (
          found.every((name) => !allowed || allowed.includes(name)) &&
          needed.every((name) => found.includes(name))
        );
      },
      ({ input }) =>
        `has the placeholders ${listPlaceholders(findPlaceholders(input))}; expected ` +
        `${needed.length > 0 || !allowed?.length ? "" : "any of "}${listPlaceholders([...(allowed ?? [])].sort())}`,
    ),
  );
}
