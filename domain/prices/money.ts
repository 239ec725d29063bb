const digitsOf = new Map<string, number>();

/**
 * Rounds an amount to the smallest unit of a currency, halves up: cents of euro, whole yen. Traces of binary
 * fractions do not count: 1.005 is 1.01.
 */
export function roundMoney(amount: number, currency: string): number {
  let digits = digitsOf.get(currency);
  if (digits === undefined) {
    const format = new Intl.NumberFormat("en", { style: "currency", currency });
    digits = format.resolvedOptions().maximumFractionDigits ?? 2;
    digitsOf.set(currency, digits);
  }
  return roundTo(amount, digits);
}

/** Rounds to so many decimals, halves up. */
function roundTo(amount: number, decimals: number): number {
  const exact = Number(amount.toFixed(8));
  const units = Math.round(Number((exact * 10 ** decimals).toFixed(6)));
  return Number((units / 10 ** decimals).toFixed(decimals));
}
