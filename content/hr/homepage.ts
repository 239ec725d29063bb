import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/homepage.ts";

export const texts: Texts<typeof english> = {
  title: "Kamena vila s bazenom kod Labina u Istri",
  description:
    "{villa}, kamena kuća kod Labina u Istri: klimatizirane spavaće sobe s vlastitim kupaonicama, grijani bazen, kamin i vrt s maslinama.",
  hero: {
    line: "Kamena kuća, topao bazen i dani bez rasporeda",
    dates: "Cijene i slobodni termini",
  },
  facts: {
    label: "Kuća ukratko",
    guests: { one: "{count} gost", few: "{count} gosta", other: "{count} gostiju" },
    bedrooms: {
      one: "{count} spavaća soba",
      few: "{count} spavaće sobe",
      other: "{count} spavaćih soba",
    },
    bathrooms: { one: "{count} kupaonica", few: "{count} kupaonice", other: "{count} kupaonica" },
    pool: "Grijani bazen, {length} × {width}",
    village: "{distance} do sela",
  },
  welcome: {
    heading: "Cvrčci, crkveno zvono, pokoji traktor",
    paragraphs: [
      "To je otprilike sva buka. {villa} stoji sama, među maslinama, {labin} od Labina i petnaestak minuta vožnje od mora.",
      "Zidovi od pola metra u kolovozu čuvaju hlad, a u listopadu na red dolazi kamin. Kuću dobivate cijelu i ne dijelite je ni s kim koga niste sami doveli.",
    ],
  },
  passages: {
    pool: {
      heading: "Bazen prvi dočeka sunce i zadnji ga isprati",
      text: "Na jednom kraju su široke stube, za djecu i za one s knjigom u ruci, a dalje dovoljno dužine za razbuđivanje. Voda se grije pa se kupa i u lipanjska jutra i krajem rujna.",
    },
    table: {
      heading: "U svibnju se večera seli van",
      text: "Pod pergolom je dug stol sa stolicom za svakoga, u hladu loze sve dok sunce ne zađe za kuću. Kuhinja je odmah iza vrata, začinsko bilje još bliže.",
    },
    hearth: {
      heading: "Vatra za ostale večeri",
      text: "Kad zapuše bura, najbolje je u dnevnom boravku: kamin, kauč u koji se propada i police s romanima koje su ostavili gosti prije vas.",
    },
    nights: {
      heading: "Četiri spavaće sobe, svaka sa svojom kupaonicom",
      text: "Sve su klimatizirane; u jednoj kupaonici čeka kada, u ostalima prostran tuš. Dvije sobe u prizemlju imaju svoja vrata u vrt, dvije na katu pogled.",
    },
    garden: {
      heading: "Ima se gdje trčati",
      text: "Lavanda uz staze, hlad stare masline, ljuljačka i tobogan. Oko imanja je kameni zid, a kapija se može zatvoriti.",
    },
  },
  included: {
    heading: "Sve vas već čeka",
    text: "Posteljina, ručnici i drva već su u kući, a i romani. Spakirajte samo kupaće kostime.",
    link: "Sve što je u kući",
  },
  where: {
    heading: "Najprije Labin, pa more",
    text: "Labin gleda s brda, Rabac ima šljunčane uvale, a po kavu, kruh i pizzu prošećete do sela.",
    link: "Kako doći i kamo poći",
  },
  prices: {
    heading: "Od {price} po noći, za cijelu kuću",
    text: "Od srpnja do sredine listopada vrijede sezonske cijene. Za ostatak godine pišite nam i poslat ćemo vam ponudu.",
    link: "Cijene i slobodni termini",
    nextWeek: "Prvi slobodni tjedan u sezoni: {dates}",
  },
  sister: {
    heading: "Naša druga kuća",
    text: "{sister} je također naša. Ako vas je više, pitajte nas za obje kuće.",
    link: "{sister}: pogledajte kuću",
  },
  closing: {
    heading: "Kad biste htjeli doći?",
    text: "Odaberite termin i rezervirajte ili nas najprije pitajte što god vas zanima. Odgovaramo na četiri jezika.",
    ask: "Pišite nam",
  },
};
