declare module "virtual:consent-settings" {
  /** The consent configuration, as far as every page needs it. */
  export const settings: import("./consent-settings.ts").ConsentSettings;
}

declare module "virtual:consent-choices/*" {
  /** What the modal says about each choice, in the language that the module is named after. */
  export const descriptions: readonly import("./consent-settings.ts").ChoiceDescription[];
}
