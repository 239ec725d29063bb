/**
 * The items of a header such as `Accept-Language` in its order, in lower case, and how much each is
 * wanted, 0 to 1; one whose quality cannot be read is not wanted (0).
 */
export function readQualityList(header: string) {
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
