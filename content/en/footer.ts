export const texts = {
  label: "Contact, links and legal information",
  contact: "Contact",
  phone: "Telephone",
  email: "Email",
  maps: "Open in Google Maps",
  explore: "Explore",
  legal: "Legal",
  cookies: "Cookie policy",
  gdpr: "Privacy and legal notice",
  terms: "Terms of use",
  rights: "All rights reserved.",
  approval: "Rental licence no. {number}",
  registration: "Registration number: {number}",
  taxNumber: "Tax number (OIB): {number}",
  /** What is added to a number that is all zeros. */
  example: "{number} (example)",
};
