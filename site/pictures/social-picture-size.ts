/** What social networks ask for, and what the head of every page promises; pixels. */
export const socialPictureSize = { width: 1200, height: 630 };
