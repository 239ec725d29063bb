import type { Links } from "../app/facts/facts.ts";

export const links: Links = {
  booking: {
    home: {
      en: "https://booking.villa-kalandra.example/en",
      hr: "https://booking.villa-kalandra.example/hr",
      de: "https://booking.villa-kalandra.example/de",
      it: "https://booking.villa-kalandra.example/it",
    },
    stay: {
      en: "https://booking.villa-kalandra.example/en?arrival={arrival}&departure={departure}",
      hr: "https://booking.villa-kalandra.example/hr?arrival={arrival}&departure={departure}",
      de: "https://booking.villa-kalandra.example/de?arrival={arrival}&departure={departure}",
      it: "https://booking.villa-kalandra.example/it?arrival={arrival}&departure={departure}",
    },
  },
  partnerListing: {
    en: "https://stays-in-istria.example/villa-kalandra?lang=en-us",
    hr: "https://stays-in-istria.example/villa-kalandra?lang=hr&currency=EUR&source=site",
    de: "https://stays-in-istria.example/villa-kalandra?lang=de&currency=EUR&source=site",
    it: "https://stays-in-istria.example/villa-kalandra?lang=it&currency=EUR&source=site",
  },
  sisterVilla: {
    en: "https://villa-seva.example/",
    hr: "https://villa-seva.example/hr",
    de: "https://villa-seva.example/de",
    it: "https://villa-seva.example/it",
  },
  termsOfUse: {
    en: "https://booking.villa-kalandra.example/en/terms",
    hr: "https://booking.villa-kalandra.example/hr/terms",
    de: "https://booking.villa-kalandra.example/de/terms",
    it: "https://booking.villa-kalandra.example/it/terms",
  },
  maps: "https://www.google.com/maps/search/?api=1&query=45.11210%2C14.08640",
  flagService: "https://flagcdn.com/{country}.svg",
};
