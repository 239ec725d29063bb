/**
 * A telephone number as it is dialled from anywhere, `+498821123`. A (0) is dialled within the country
 * alone; Italy, +39, keeps its 0 for all.
 */
export function dialledNumber(phone: string): string {
  const international = phone.startsWith("+39") ? phone : phone.replace(/\(\s*0\s*\)/g, "");
  return international.replace(/[^+\d]/g, "");
}
