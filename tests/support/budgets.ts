/**
 * What the site was designed to stay within, in the unit of the name; `least…` is a floor, all
 * others are ceilings. One kilobyte is 1000 bytes, as sent (brotli).
 */
export const budgets = {
  scriptKilobytes: 70,
  /** What a language beyond the four of the sample adds: addresses of its pages and its texts, and its letters. */
  languageScriptKilobytes: 0.15,
  languageFontKilobytes: 0.45,
  /** What scripts of an owner add: the code that sees to them, not themselves. */
  ownScriptKilobytes: 2.2,
  /** With all styles of the page; legal pages are as long as the law. */
  htmlKilobytes: 17.5,
  /** What a picture beyond thirty adds to the gallery, and its focal point and colours to every other page. */
  pictureHtmlKilobytes: 0.08,
  previewHtmlKilobytes: 0.025,
  fontKilobytes: 45,
  /** What a page in another script than Latin has besides. */
  otherScriptKilobytes: 3,
  heroKilobytes: 90,
  layoutShift: 0,
  leastPerformance: 99,
  leastOtherScore: 100,
  startMilliseconds: 300,
  memoryMegabytes: 100,
  memoryAfterLoadMegabytes: 130,
  memoryForConnectionKilobytes: 20,
  /** Times the response time of an idle server, while others ask for little. */
  latencyUnderLoad: 2,
  /** Within which 95 of 100 ready pages are answered while many connections ask for random stays. */
  milliseconds95AmongStays: 20,
  /** Stays sent in the time in which React renders one page, neither packed nor sent. */
  leastStaysForWholePage: 0.6,
  /** At a fourfold slower processor, as a hand does it (`tests/bench/measure-interactions.ts`). */
  interactionMilliseconds: 200,
  /** Of what `node:http` itself does with the same bytes and headers. */
  leastRateOfBareNode: 0.8,
  /** On two quiet cores: of the sample, and of a new house in three languages. */
  fullBuildSeconds: 90,
  newBuildSeconds: 60,
  unchangedBuildSeconds: 10,
  /** Until the first page of a new house works. */
  developmentSeconds: 6,
};
