import { fillMessage } from "../../domain/locales/fill-message.ts";

/** Whether a number is all zeros: an example that nobody has replaced yet. */
export function isExample(number: string): boolean {
  return /0/.test(number) && !/[1-9]/.test(number);
}

/** A number as pages show it, on one line: `example` says in words that an example is one. */
export function markExample(number: string, example: string): string {
  const whole = number.replaceAll(/[-/]/g, "$&\u2060");
  return isExample(number) ? fillMessage(example, { number: whole }) : whole;
}
