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

/**
 * A telephone number as it is dialled from anywhere, `+498821123`. A (0) is dialled within the country
 * alone; Italy, +39, keeps its 0 for all.
 */
export function dialledNumber(phone: string): string {
  const international = phone.startsWith("+39") ? phone : phone.replace(/\(\s*0\s*\)/g, "");
  return international.replace(/[^+\d]/g, "");
}
