/** @type {unknown[]} */
export const furtherFonts = [];
