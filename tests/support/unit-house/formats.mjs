export const formats = { en: "en-GB", hr: "hr-HR", de: "de-DE", it: "it-IT" };
export const timeZone = "Europe/Zagreb";
export const maximumPersons = 8;
