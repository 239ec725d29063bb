export const additionalPages = {};
export const loadEmbeds = undefined;
