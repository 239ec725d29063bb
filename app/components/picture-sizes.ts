/**
 * How wide the layouts draw a picture, for `sizes`. A picture that is cropped to its box is wider
 * than the box: these are widths of the whole picture, three wide and two high (the first picture of
 * the home page, eight and five). A browser test compares them with what it draws.
 */
const wide = "(width >= 56rem)";

/** From edge to edge of the text on a narrow screen: the window without its gutters. */
const narrowColumn = "calc(94vw - 1.2rem)";

/**
 * From edge to edge of a narrow screen, in a box of 4 : 3. The whole picture is an eighth wider: on
 * the dense screens of phones nobody sees that, and the home page is 200 kB lighter.
 */
const narrowScreen = "100vw";

/** Six of the twelve columns, in 3 : 2. */
export const halfPageSizes = `${wide} min(44.5vw, 43rem), ${narrowColumn}`;

/** Six of the twelve columns, upright (4 : 5) on wide screens. */
export const uprightSizes = `${wide} min(83vw, 80rem), ${narrowColumn}`;

/** The same in 3 : 2 on narrow screens, and on wide ones at most three quarters of the window high. */
export const errorPageSizes = `${wide} min(83vw, 80rem, 113vh), ${narrowColumn}`;

/** From edge to edge of the screen. */
export const fullWidthSizes = `${wide} 100vw, ${narrowScreen}`;

/** Fills a box from edge to edge that is at least 44rem high on wide screens. */
export const backgroundSizes = `${wide} max(100vw, 66rem), ${narrowScreen}`;

/** Passages of the home page: edge to edge, to the right, to the left, upright, and so on. */
export const passageSizes = [
  fullWidthSizes,
  `${wide} min(63vw, 61rem), ${narrowScreen}`,
  `${wide} min(67vw, 65rem), ${narrowScreen}`,
  `${wide} min(83vw, 80rem), ${narrowScreen}`,
] as const;

/**
 * The first picture of the home page: it fills a wide screen, and what the words leave of a narrow
 * one. Upright screens have their own version; at two thirds of its width, it is sharp enough on the
 * dense screens of phones, and half the bytes.
 */
export const heroSizes =
  "(width < 35rem) 66vw, (max-aspect-ratio: 4/5) max(100vw, min(67vh, 47rem)), max(100vw, min(160vh, 112rem))";
