export const hasEmbeds = false;
export const hasOutsideLinks = false;
export const drawnLogo = null;
/** @type {string[]} */
export const blockPages = [];
export const frames = {};
