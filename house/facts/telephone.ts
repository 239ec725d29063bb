import { fillMessage } from "../../domain/locales/fill-message.ts";

/** Whether a number is all zeros: an example that nobody has replaced yet. */
export function isExample(number: string): boolean {
  return /0/.test(number) && !/[1-9]/.test(number);
}

/** A number for display, on one line; `example` marks an example in words. */
export function markExample(number: string, example: string): string {
  const whole = number.replaceAll(/[-/]/g, "$&\u2060");
  return isExample(number) ? fillMessage(example, { number: whole }) : whole;
}

/**
 * A telephone number for dialling from anywhere, `+498821123`, without a (0), which is dialled within the country only;
 * Italy, +39, keeps its 0.
 */
export function dialledNumber(phone: string): string {
  const international = phone.startsWith("+39") ? phone : phone.replace(/\(\s*0\s*\)/g, "");
  return international.replace(/[^+\d]/g, "");
}
