export const texts = {
  label: "Contact, links and legal information",
  contact: "Contact",
  phone: "Telephone",
  email: "E-mail",
  maps: "Find us on the map",
  explore: "Explore",
  legal: "Legal",
  cookies: "Cookie policy",
  gdpr: "Privacy policy",
  terms: "Terms of use",
  rights: "All rights reserved.",
  approval: "Approval: {number}",
  registration: "Registration number: {number}",
  taxNumber: "Tax number: {number}",
  /** What is added to a number that is all zeros. */
  example: "{number} (example)",
};
