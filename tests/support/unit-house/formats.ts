export const formats = { en: "en-GB", hr: "hr-HR", de: "de-DE", it: "it-IT" } as const;
export const timeZone = "Europe/Zagreb" as const;
export const maximumPersons = 8 as const;
