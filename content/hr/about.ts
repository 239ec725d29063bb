import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/about.ts";

export const texts: Texts<typeof english> = {
  title: "Kuća",
  description:
    "Zavirite u Villu Kalandru kod Labina: dvije etaže, četiri spavaće sobe i isto toliko kupaonica, kuhinja za osmero, kamin i teretana.",
  heading: "Kuća iznutra",
  lead: "Dvije etaže od domaćeg kamena, hrastovine i vapnene žbuke, po mjeri onih koji vole biti zajedno, ali i zatvoriti vrata za sobom.",
  facts: {
    heading: "Podaci i brojke",
    age: "Starost kuće",
    ageValue: { one: "{count} godina", few: "{count} godine", other: "{count} godina" },
    built: "Godina gradnje",
    area: "Stambena površina",
    plot: "Vrt i okućnica",
    bedrooms: "Spavaće sobe",
    bathrooms: "Kupaonice",
    floors: "Etaže",
    persons: "Kapacitet",
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
      text: "Hrastove grede, kameni kamin i duž cijele jedne strane staklena vrata prema vrtu. Najbolja svjetiljka u kući stoji kraj police s knjigama, uz naslonjač.",
    },
    kitchen: {
      name: "Kuhinja i blagovaonica",
      text: "Osam stolica oko jednog hrastovog stola, ormarići boje kadulje i sve za one koji vole kuhati: pećnica, mikrovalna, perilica posuđa, zamrzivač i poštena napa.",
    },
    "bedroom-olive": {
      name: "Maslinasta soba",
      text: "Iza kreveta goli vapnenac, do njega vrata na travnjak. Ujutro kroz njih ulazi zeleno svjetlo.",
    },
    "bedroom-terracotta": {
      name: "Soba boje terakote",
      text: "Najtoplije boje u kući i zaseban izlaz u vrt. Tko rano ustaje, može se iskrasti a da nikoga ne probudi.",
    },
    "bedroom-blue": {
      name: "Plava soba",
      text: "Na katu pod gredama, sa zidom boje rabačke uvale i samostojećom kadom u vlastitoj kupaonici.",
    },
    "bedroom-sand": {
      name: "Soba boje pijeska",
      text: "Dva kreveta, prozor pun brežuljaka i, kad je vedro, crta mora iza njih. Djeca je prisvoje čim je ugledaju.",
    },
    bathrooms: {
      name: "Kupaonice",
      text: "Svaka spavaća soba ima svoju, u kamenu toplih tonova i s mekim ručnicima. U jednoj je samostojeća kada pod prozorom, u ostale tri prostran tuš.",
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
      text: "Travnjak, lavanda, maslinik i dječji kutak, a uz kuću mjesta za vaše automobile.",
    },
  },
  amenitiesHeading: "Što ćete ovdje naći",
  groups: {
    sleep: "Spavanje i kupanje",
    kitchen: "Kuhinja",
    outdoors: "Na otvorenom",
    comfort: "Udobnost",
    safety: "Sigurnost i pravila",
  },
  closing: {
    heading: "Koja će soba biti vaša?",
    text: "To ćete dogovoriti na kućnom pragu. Tjedan je bolje odabrati već sada.",
    dates: "Termini i cijene",
  },
  sister: {
    heading: "Još jedna kuća, isti domaćini",
    text: "U kući {sister} kava, jastuci i drva za vatru važni su nam jednako kao ovdje.",
    link: "Posjetite kuću {sister}",
  },
};
