import lighthouse from "lighthouse";

/** What Lighthouse says of a page on a phone: scores of 100, times in milliseconds. */
export type LighthouseFigures = {
  readonly performance: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blockingTime: number;
};

/** Figures of a page that do not differ from run to run, and what keeps them below 100. */
export type LighthouseScores = {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly search: number;
  readonly faults: readonly string[];
};

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/** Loads a page once and gives back its times; the slow phone and network are computed. */
export async function measureTimes(url: string, port: number): Promise<LighthouseFigures> {
  const result = await run(url, port, ["performance"]);
  const figure = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score(result, "performance"),
    largestPaint: figure("largest-contentful-paint"),
    layoutShift: figure("cumulative-layout-shift"),
    blockingTime: figure("total-blocking-time"),
  };
}

/** Loads a page once and gives back its other scores. */
export async function measureScores(url: string, port: number): Promise<LighthouseScores> {
  const categories = ["accessibility", "best-practices", "seo"];
  const result = await run(url, port, categories);
  const audits = categories.flatMap((name) => result.categories[name]?.auditRefs ?? []);
  return {
    accessibility: score(result, "accessibility"),
    bestPractices: score(result, "best-practices"),
    search: score(result, "seo"),
    faults: audits
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** A trace is lost now and then on a busy machine: the page is loaded again. */
const attempts = 3;

async function run(url: string, port: number, onlyCategories: string[]): Promise<Result> {
  const flags = {
    port,
    onlyCategories,
    logLevel: "error",
    throttlingMethod: "simulate",
    formFactor: "mobile",
    disableFullPageScreenshot: true,
  } as const;
  let error: string | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await lighthouse(url, flags);
    error = result?.lhr.runtimeError?.message;
    if (result && !error) return result.lhr;
  }
  throw new Error(`Lighthouse could not measure ${url}: ${error}`);
}

function score(result: Result, category: string): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}
