/**
 * What the site was designed to stay within, in the unit of the name; `least…` is a floor, all
 * others are ceilings. One kilobyte is 1000 bytes, as sent (brotli).
 */
export const budgets = {
  scriptKilobytes: 72,
  htmlKilobytes: 14,
  fontKilobytes: 45,
  heroKilobytes: 90,
  layoutShift: 0,
  longTaskMilliseconds: 50,
  leastPerformance: 99,
  leastOtherScore: 100,
  largestPaintRatio: 1.1,
  startMilliseconds: 300,
  memoryMegabytes: 120,
  leastRateOfNginx: 0.4,
  leastRateOfNuxt: 10,
  fullBuildSeconds: 120,
  unchangedBuildSeconds: 20,
};
