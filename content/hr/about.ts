import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/about.ts";

export const texts: Texts<typeof english> = {
  title: "Kuća",
  description:
    "{villa} kod Labina iznutra: spavaće sobe s vlastitim kupaonicama, dug stol za sve, kamin, teretana i popis svega što je u kući.",
  heading: "Kuća iznutra",
  lead: "Prizemlje i kat, domaći kamen, hrastovina i vapnena žbuka: za one koji se vole okupiti, ali i zatvoriti vrata za sobom.",
  facts: {
    heading: "Kuća u brojkama",
    age: "Starost kuće",
    ageValue: { one: "{count} godina", few: "{count} godine", other: "{count} godina" },
    built: "Godina gradnje",
    area: "Stambena površina",
    plot: "Vrt i okućnica",
    bedrooms: "Spavaće sobe",
    bathrooms: "Kupaonice",
    floors: "Broj etaža",
    persons: "Prima",
    personsValue: { one: "do {count} gosta", few: "do {count} gosta", other: "do {count} gostiju" },
  },
  roomsHeading: "Soba po soba",
  floors: { ground: "Prizemlje", upper: "Kat", outside: "Vani" },
  beds: {
    double: {
      one: "{count} bračni krevet",
      few: "{count} bračna kreveta",
      other: "{count} bračnih kreveta",
    },
    single: {
      one: "{count} krevet za jednu osobu",
      few: "{count} kreveta za jednu osobu",
      other: "{count} kreveta za jednu osobu",
    },
  },
  ownBathroom: {
    bath: "Vlastita kupaonica s kadom",
    shower: "Vlastita kupaonica s tušem",
  },
  rooms: {
    "living-room": {
      name: "Dnevni boravak",
      text: "Hrastove grede, kamin od kamena, a cijela jedna strana u staklu, prema vrtu. Najbolje svjetlo za čitanje je uz naslonjač kraj police s knjigama.",
    },
    kitchen: {
      name: "Kuhinja i blagovaonica",
      text: "Osam stolica oko jednog hrastova stola, ormarići boje kadulje, indukcijska ploča, prava pećnica i poštena napa. Ostatak obavlja perilica posuđa.",
    },
    "bedroom-olive": {
      name: "Soba Maslina",
      text: "Iza kreveta zid od golog vapnenca, sa strane vrata na travnjak. Ujutro je svjetlo u sobi zelenkasto, od maslina.",
    },
    "bedroom-terracotta": {
      name: "Soba Terakota",
      text: "Najtoplije boje u kući i zaseban izlaz u vrt. Tko rano ustaje, može se iskrasti a da nikoga ne probudi.",
    },
    "bedroom-blue": {
      name: "Plava soba",
      text: "Na katu, pod gredama, sa zidom plavim kao Kvarner u rano jutro i samostojećom kadom u kupaonici.",
    },
    "bedroom-sand": {
      name: "Soba Pijesak",
      text: "Dva kreveta, prozor pun brežuljaka i, kad je vedro, crta mora iza njih. Djeca je prisvoje čim je ugledaju.",
    },
    bathrooms: {
      name: "Kupaonice",
      text: "Svaka spavaća soba ima svoju, u kamenu boje meda i s mekim ručnicima. U jednoj je pod prozorom samostojeća kada s ručnim tušem, u ostalima je prostran tuš.",
    },
    gym: {
      name: "Teretana",
      text: "Traka za trčanje, sobni bicikl, švedske ljestve, utezi i zrcalo. Vrata se otvaraju na travnjak.",
    },
    terrace: {
      name: "Terasa",
      text: "Dug stol pod lozom i pogled niz cijeli bazen. Većina dana ovdje počne i ovdje završi.",
    },
    garden: {
      name: "Vrt i okućnica",
      text: "Travnjak, lavanda, ljuljačka i tobogan, iza zida maslinik, a uz kuću mjesta za vaše automobile.",
    },
  },
  amenitiesHeading: "Što ćete ovdje naći",
  groups: {
    sleep: "Spavaće sobe i kupaonice",
    kitchen: "Kuhinja",
    outdoors: "Na otvorenom",
    comfort: "Udobnost",
    safety: "Sigurnost i pravila",
  },
  closing: {
    heading: "Koja će soba biti vaša?",
    text: "To ćete dogovoriti na kućnom pragu. Tjedan je bolje odabrati već sada.",
    dates: "Cijene i slobodni termini",
  },
  sister: {
    heading: "Još jedna kuća, isti domaćini",
    text: "{sister} ima iste domaćine. Kava, posteljina i drva za vatru važni su nam i ondje.",
    link: "{sister}: pogledajte kuću",
  },
};
