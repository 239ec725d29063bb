/** The most stars that a review can give: also where its schema is not loaded. */
export const mostStars = 5;
