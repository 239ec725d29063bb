// What the build generates for the house of unit tests: whatever is being built, they know this one.
export const languages = { en: "English", hr: "Hrvatski", de: "Deutsch", it: "Italiano" };
/** @type {string[]} */
export const rightToLeft = [];
export const paths = {
  home: { en: "/", hr: "/hr", de: "/de", it: "/it" },
  about: { en: "/about", hr: "/hr/o-vili", de: "/de/uber-villa", it: "/it/sulla-villa" },
  gallery: { en: "/gallery", hr: "/hr/galerija", de: "/de/galleria", it: "/it/galerie" },
  location: { en: "/location", hr: "/hr/lokacija", de: "/de/lage", it: "/it/posizione" },
  "pricing-and-availability": {
    en: "/pricing-and-availability",
    hr: "/hr/cijene-i-dostpunost",
    de: "/de/preise-und-verfugbarkeit",
    it: "/it/prezzi-e-disponibilita",
  },
  cookies: { en: "/cookies", hr: "/hr/cookies", de: "/de/cookies", it: "/it/cookies" },
  gdpr: { en: "/gdpr", hr: "/hr/gdpr", de: "/de/gdpr", it: "/it/gdpr" },
};
export const markdownPages = ["cookies", "gdpr"];
