export const additionalPages = {};
