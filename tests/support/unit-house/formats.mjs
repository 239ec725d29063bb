export const formats = { en: "en-IE-u-hc-h12", hr: "hr-HR", de: "de-DE", it: "it-IT" };
export const timeZone = "Europe/Zagreb";
export const maximumPersons = 8;
