/** The most stars of a review, without its schema. */
export const mostStars = 5;
