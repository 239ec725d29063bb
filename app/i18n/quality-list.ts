/** One item of a header such as `Accept-Language`, in lower case, and how much it is wanted, 0 to 1. */
export type QualityItem = { readonly value: string; readonly quality: number };

/** The items of a header in its order; one whose quality cannot be read is not wanted (0). */
export function readQualityList(header: string): QualityItem[] {
  return header
    .toLowerCase()
    .split(",")
    .map((item) => {
      const [value = "", ...parameters] = item.split(";").map((part) => part.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return { value, quality: weight === undefined ? 1 : readQuality(weight.slice(2)) };
    })
    .filter(({ value }) => value !== "");
}

function readQuality(text: string): number {
  return /^(?:0?\.\d+|0\.?|1(?:\.0*)?)$/.test(text) ? Number(text) : 0;
}
