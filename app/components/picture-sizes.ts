/**
 * How wide the layouts draw a picture, for `sizes`. A picture that is cropped to its box is wider
 * than the box: these are widths of the whole picture, three wide and two high (the first picture of
 * the home page, eight and five). A browser test compares them with what it draws.
 */
const wide = "(width >= 56rem)";

/**
 * From edge to edge of a narrow screen, in a box of 4 : 3. The whole picture is an eighth wider: on
 * the dense screens of phones nobody sees that, and the home page is 200 kB lighter.
 */
const narrowScreen = "100vw";

/** From edge to edge of the screen. */
export const fullWidthSizes = `${wide} 100vw, ${narrowScreen}`;

/** From edge to edge, but on a narrow screen in 4 : 5: a whole one, three wide and two high, is nearly twice as wide. */
export const uprightOnNarrowSizes = `${wide} 100vw, 150vw`;

/** From edge to edge, but on a narrow screen below the name of the page, upright: of which a fifth less is not seen. */
export const headSizes = `${wide} 100vw, max(100vw, min(150vw, 150vh - 14.25rem))`;

/** From edge to edge, but on a narrow screen as high as the window: a whole one, three wide and two high, is wider. */
export const aloneSizes = `${wide} 100vw, max(100vw, 150vh - 6.375rem)`;

/** Upright, from an edge of the window to its middle on a wide screen, from edge to edge on a narrow one. */
export const halfWindowSizes = `${wide} 50vw, ${narrowScreen}`;

/** The same to beyond its middle. */
export const beyondMiddleSizes = `${wide} 60vw, ${narrowScreen}`;

/**
 * Two side by side, the second a third of the width, above the words; on a narrow screen in 4 : 5, one
 * after the other, of which the whole is half as wide again as the screen: nobody sees a fifth less.
 */
export const pairSizes = [`${wide} 78vw, 123vw`, `${wide} 45vw, 123vw`] as const;

/** Two upright ones side by side, from edge to edge; on a narrow screen one after the other. */
export const uprightPairSizes = [`${wide} 50vw, 82vw`, `${wide} 50vw, 82vw`] as const;

const besideText = "(width >= 48rem) min(36.5vw, 42.5rem), 75vw";

/**
 * The pictures of a room, as it is shown: the first one, and a second one beside its text. `high` is half,
 * and as high as its text with the second one.
 */
export const roomSizes = {
  full: ["(width >= 48rem) 100vw, 150vw", "(width >= 48rem) min(43.5vw, 50rem), 75vw"],
  tall: ["(width >= 48rem) 60vw, 100vw", besideText],
  half: ["(width >= 48rem) 68vw, 100vw"],
  high: ["(width >= 48rem) min(36rem + 36.5vw, 84rem), 100vw", besideText],
  small: ["(width >= 48rem) min(29vw, 33rem), 88vw", "(width >= 48rem) min(29vw, 33rem), 75vw"],
} as const;

/** A story of a place around: one below the other, or three in a row. */
export const storySizes = "(width >= 43.75rem) 31vw, min(94vw, 22rem)";

/**
 * The first picture of the home page: as wide as the window or, on very wide ones, beside the words.
 * Upright screens have their own version; a little below its width, it is sharp on the dense screens
 * of phones, and fewer bytes.
 */
export const heroSizes = "(width < 35rem) 85vw, (max-aspect-ratio: 17/8) 100vw, max(62vw, 160vh)";
