/** Screens that get a photo's upright version: phones and tablets held upright. */
export const portraitMedia = "(max-aspect-ratio: 4/5)";
