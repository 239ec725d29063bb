/**
 * How wide the layouts draw a picture, for `sizes`. A picture that is cropped to its box is wider
 * than the box: these are widths of the whole picture, three wide and two high (the first picture of
 * the home page, eight and five). A browser test compares them with what it draws.
 */
const wide = "(width >= 43.75rem)";

/**
 * From edge to edge of a narrow screen, in a box of 4 : 3. The whole picture is an eighth wider: on
 * the dense screens of phones nobody sees that, and the home page is 200 kB lighter.
 */
const narrowScreen = "100vw";

/** From edge to edge of the screen. */
export const fullWidthSizes = `${wide} 100vw, ${narrowScreen}`;

/** From edge to edge, but on a narrow screen below the name of the page, upright: of which a fifth less is not seen. */
export const headSizes = `${wide} 100vw, max(100vw, min(150vw, 150vh - 13.5rem))`;

/** Upright, from an edge of the window to its middle on a wide screen, from edge to edge on a narrow one. */
export const halfWindowSizes = `${wide} 50vw, ${narrowScreen}`;

/** The same to beyond its middle. */
export const beyondMiddleSizes = `${wide} 66vw, ${narrowScreen}`;

/** Two wide ones, the second a third of the width, above the words. */
export const pairSizes = [`${wide} 75vw, 112vw`, `${wide} 37vw, 72vw`] as const;

/** Two upright ones side by side, from edge to edge. */
export const uprightPairSizes = ["50vw", "50vw"] as const;

const besideText = `${wide} min(32vw, 34rem), 92vw`;
const halfOfPage = `${wide} min(45vw, 51rem), 100vw`;

/**
 * The pictures of a room, as it is shown: the first one, and a second one beside its text. `high` is half,
 * and as high as its text with the second one.
 */
export const roomSizes = {
  full: [fullWidthSizes, halfOfPage],
  tall: [beyondMiddleSizes, besideText],
  half: [`${wide} 66vw, ${narrowScreen}`],
  high: [`${wide} max(66vw, 48rem), ${narrowScreen}`, besideText],
  small: [halfOfPage, halfOfPage],
} as const;

/** A story of a place around: one below the other, or three in a row. */
export const storySizes = "(width >= 43.75rem) 31vw, min(94vw, 22rem)";

/**
 * The first picture of the home page: as wide as the window or, on very wide ones, beside the words.
 * Upright screens have their own version; a little below its width, it is sharp on the dense screens
 * of phones, and fewer bytes.
 */
export const heroSizes = "(width < 35rem) 85vw, (max-aspect-ratio: 17/8) 100vw, max(62vw, 160vh)";

/** Pictures of own pages: beside the contents of the page on wide screens, from edge to edge of narrow ones. */
export const ownPagePictureSizes = {
  wide: "(width >= 62.5rem) min(64vw, 70rem), 100vw",
  tall: "(width >= 62.5rem) min(64vw, 50rem), 100vw",
  pair: "(width >= 62.5rem) min(36vw, 40rem), (width >= 43.75rem) 52vw, 104vw",
  uprights: "(width >= 62.5rem) min(32vw, 35rem), 50vw",
  row: "(width >= 62.5rem) min(24vw, 27rem), (width >= 43.75rem) 36vw, 56vw",
} as const;
