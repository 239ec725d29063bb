export const formats = {
  en: "en-IE-u-hc-h12",
  hr: "hr-HR",
  de: "de-DE",
  it: "it-IT",
  fr: "fr-FR",
  el: "el-GR",
  es: "es-ES",
  nl: "nl-NL",
  pl: "pl-PL",
  sl: "sl-SI",
  cs: "cs-CZ",
  he: "he-IL",
};
export const feet = { en: false, hr: false, de: false, it: false };
export const firstWeekdays = { en: 1, hr: 1, de: 1, it: 1 };
export const numericMonths = ["hr"];
export const wholeHours = ["en", "hr", "de", "it", "fr"];
export const timeZone = "Europe/Zagreb";
export const maximumPersons = 8;
