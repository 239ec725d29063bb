/** @type {string[]} */
export const firstFonts = [];

/** @type {unknown[]} */
export const furtherFonts = [];
