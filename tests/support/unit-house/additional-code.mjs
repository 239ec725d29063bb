export const additionalPageLoaders = {};
export const loadEmbeds = undefined;
