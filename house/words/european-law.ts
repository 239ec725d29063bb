/** Countries of the European Union and of the Economic Area, and two whose law on data is alike. */
const european = new Set([
  ..."AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
  ..."IS LI NO".split(" "),
  ..."GB CH".split(" "),
]);

/** Whether what the engine's legal pages say of European law holds for a house in a country, by its code. */
export function followsEuropeanLaw(country: string): boolean {
  return european.has(country);
}
