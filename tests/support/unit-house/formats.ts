export const formats = { en: "en-GB", hr: "hr-HR", de: "de-DE", it: "it-IT" } as const;
export const timeZone = "Europe/Zagreb" as const;
