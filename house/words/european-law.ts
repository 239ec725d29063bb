/** Countries of the European Union and the Economic Area, and two with similar data protection law. */
const european = new Set([
  ..."AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
  ..."IS LI NO".split(" "),
  ..."GB CH".split(" "),
]);

/** Whether European law applies to a house in a country, by its code. */
export function followsEuropeanLaw(country: string): boolean {
  return european.has(country);
}
