export const hasEmbeds = false;
export const hasOutsideLinks = false;
export const hasReviews = false;
export const hasNews = false;
export const hasNewsletter = false;
export const drawnLogo = null;
/** @type {string[]} */
export const blockPages = [];
export const frames = {};
