/** A number as the tables show it: whole from 100 on, else with one decimal, small ones with two. */
export function formatNumber(number: number): string {
  const decimals = Math.abs(number) >= 100 ? 0 : Math.abs(number) >= 10 ? 1 : 2;
  const text = number.toFixed(decimals);
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}
