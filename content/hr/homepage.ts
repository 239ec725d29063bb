import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/homepage.ts";

export const texts: Texts<typeof english> = {
  title: "Kamena vila s bazenom kod Labina u Istri",
  description:
    "Kamena vila za osmero kod Labina u Istri: četiri klimatizirane spavaće sobe s vlastitim kupaonicama, grijani bazen i vrt s maslinama.",
  hero: {
    line: "Kamena kuća, dug bazen i dani bez rasporeda",
    dates: "Termini i cijene",
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
    heading: "Ševe, crkveno zvono, pokoji traktor",
    paragraphs: [
      "Od buke je to otprilike sve. {villa} stoji na svojoj zemlji među maslinama, {labin} od Labina i petnaestak minuta vožnje od mora.",
      "Zidovi debeli pola metra u kolovozu čuvaju hladovinu; u listopadu je red na kaminu. Kuća se iznajmljuje cijela, uvijek samo jednom društvu.",
    ],
  },
  passages: {
    pool: {
      heading: "Bazen prvi dočeka sunce i zadnji ga isprati",
      text: "Na jednom kraju široke stube za djecu i za svakoga s knjigom, a dalje dovoljno mjesta za pravo plivanje. Voda se grije, pa su i lipanjska jutra i kraj rujna vrijeme za kupanje.",
    },
    table: {
      heading: "U svibnju se večera seli van",
      text: "Pod pergolom je stol za šestero, u hladu loze sve dok sunce ne zađe za kuću. Kuhinja je odmah iza vrata, začinsko bilje još bliže.",
    },
    hearth: {
      heading: "Vatra za ostale večeri",
      text: "Kad zapuše bura, najbolje je u dnevnom boravku: kameno ognjište, dubok kauč i zid pun romana koje su ostavili prijašnji gosti.",
    },
    nights: {
      heading: "Četiri spavaće sobe, svaka sa svojom kupaonicom",
      text: "U svakoj je sobi klima-uređaj, a u njezinoj kupaonici kada ili prostran tuš. Iz dviju se izlazi ravno u vrt; one na katu imaju grede i pogled.",
    },
    garden: {
      heading: "Mjesta za trčanje",
      text: "Lavanda uz staze, hlad stare masline, ljuljačka i tobogan. Zid obilazi cijelo imanje, a dvorišna se vrata zatvaraju.",
    },
  },
  included: {
    heading: "Spremno kad stignete",
    text: "Čekaju vas posteljina, ručnici i drva. Spakirajte kupaće kostime i nešto za čitanje.",
    link: "Sve što je u kući",
  },
  where: {
    heading: "Između grada na brdu i mora",
    text: "Labin gleda sa svojega brda, Rabac ima šljunčane uvale, a do kave, kruha i pizze u selu kratka je šetnja.",
    link: "Kako doći i kamo poći",
  },
  prices: {
    heading: "Od {price} po noći, za cijelu kuću",
    text: "Cijene prate sezonu od srpnja do sredine listopada. Za ostale termine pišite nam i poslat ćemo vam ponudu.",
    link: "Cijene i slobodni termini",
    nextWeek: "Prvi slobodni tjedan: {dates}",
  },
  sister: {
    heading: "Naša druga kuća",
    text: "I kuću {sister} vodimo mi. Ako vas je više, pitajte nas za obje.",
    link: "Posjetite kuću {sister}",
  },
  closing: {
    heading: "Kad biste htjeli doći?",
    text: "Odaberite termin i rezervirajte ili nas najprije pitajte što god vas zanima. Odgovaramo na četiri jezika.",
    ask: "Pišite nam",
  },
};
