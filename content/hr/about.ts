import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/about.ts";

export const texts: Texts<typeof english> = {
  title: "Kuća",
  description:
    "Kakva je Villa Kalandra iznutra: dvije etaže, četiri spavaće sobe s vlastitim kupaonicama, kuhinja za osmero, kamin, teretana i sve što uz to ide.",
  heading: "Kuća iznutra",
  lead: "Dvije etaže od domaćeg kamena, hrastovine i vapnene žbuke, za ljude koji vole biti zajedno, ali vole i zatvoriti vrata za sobom.",
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
      text: "Hrastove grede, kameno ognjište i duž jedne strane staklena vrata prema vrtu. Najbolja svjetiljka u kući stoji uz naslonjač kraj police s knjigama.",
    },
    kitchen: {
      name: "Kuhinja i blagovaonica",
      text: "Osam stolica oko hrastova stola, ormarići boje kadulje i sve što traži onaj tko voli kuhati: pećnica, mikrovalna, perilica posuđa, zamrzivač i poštena napa.",
    },
    "bedroom-olive": {
      name: "Maslinasta soba",
      text: "Iza kreveta zid od golog vapnenca, do njega vrata na travnjak. Jutarnje je svjetlo ovdje zeleno.",
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
      text: "Dva kreveta za jednu osobu, prozor pun brežuljaka i, kad je vedro, crta mora iza njih. Djeca je prisvoje čim je ugledaju.",
    },
    bathrooms: {
      name: "Kupaonice",
      text: "Po jedna za svaku spavaću sobu, u toplom kamenu i s mekim ručnicima: jedna sa samostojećom kadom pod prozorom, tri s prostranim tušem.",
    },
    gym: {
      name: "Teretana",
      text: "Traka za trčanje, sobni bicikl, švedske ljestve, utezi i zrcalo. Vrata se otvaraju na travnjak.",
    },
    terrace: {
      name: "Terasa",
      text: "Dug stol pod lozom i pogled uzduž bazena. Ovdje većina dana počne i završi.",
    },
    garden: {
      name: "Vrt i okućnica",
      text: "Travnjak, lavanda, maslinik, ljuljačka i tobogan, a uz kuću mjesta za vaše automobile.",
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
  sister: {
    heading: "Još jedna kuća, isti domaćini",
    text: "I u kući {sister} jednako se pazi na kavu, jastuke i drva za vatru.",
    link: "Posjetite kuću {sister}",
  },
};
