export const hasEmbeds = false;
export const hasOutsideLinks = false;
/** @type {string[]} */
export const blockPages = [];
export const frames = {};
