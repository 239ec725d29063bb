export const furtherFonts = [];
