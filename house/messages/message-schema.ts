// What the files of messages are described with: `<namespace>.messages.ts` beside the code that shows them.
// The build checks every language against it; everything else imports only the types. A message is
// the end of a sentence that begins with the place of the text.
import * as v from "valibot";
import type { Message, Plural } from "../../domain/locales/fill-message.ts";

type Schema<Output> = v.GenericSchema<unknown, Output>;

/** A message that holds exactly these placeholders. */
export function message<const Names extends readonly string[]>(...names: Names) {
  return messageWith(names, names) as Schema<Message<Names[number]>>;
}

/** Messages without placeholders, by their names. */
export function plain<const Names extends readonly string[]>(...names: Names) {
  const messages = names.map((name) => [name, message()]);
  return Object.fromEntries(messages) as { [Name in Names[number]]: Schema<Message> };
}

/** A message that may hold any of these placeholders. */
export function prose<const Names extends readonly string[]>(...names: Names) {
  return messageWith(names, []) as Schema<Message<Names[number]>>;
}

/** A message with placeholders that depend on the house: the build knows which. */
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

/** Messages in a row, as many as a language wants. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.nonEmpty("is empty; expected at least one text"));

/** Messages that a house may leave out where it shows nothing of them; a new one has them all the same. */
export const ifShown = v.optional;

/** Messages under the keys of facts, such as those of rooms. */
export const each = <Item extends v.GenericSchema>(item: Item) => v.record(v.string(), item);

/** Names between braces in a text, `{count}`, each once, in order of the alphabet. */
export function findPlaceholders(message: string): string[] {
  const names = [...message.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  return [...new Set(names)].sort();
}

/** Placeholders as a sentence names them: `{a}, {b}`, or `none`. */
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
