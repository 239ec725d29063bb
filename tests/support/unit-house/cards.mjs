export const cards = { hash: "0a1b2c3d", weeks: ["2027-07-24"] };
