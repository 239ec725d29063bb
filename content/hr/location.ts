import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/location.ts";

export const texts: Texts<typeof english> = {
  title: "Lokacija: kod Labina u Istri",
  description:
    "Gdje je {villa}: {village} od središta sela, {labin} od starog grada Labina i četvrt sata autom od plaža u Rapcu, na istoku Istre.",
  heading: "Gdje vas čekamo",
  lead: "Na zelenoj visoravni iza Labina, između doline Raše i Kvarnera.",
  address: "Adresa",
  coordinates: "Koordinate",
  openMap: "Otvorite u Google kartama",
  distances: {
    heading: "Koliko je daleko?",
    caption: "Udaljenosti i trajanje puta od kuće",
    place: "Mjesto",
    distance: "Udaljenost",
    time: "Trajanje puta",
    onFoot: "{minutes} pješice",
    byCar: "{minutes} autom",
  },
  places: {
    village: "Središte sela",
    mine: "Nekadašnji rudnik ugljena, Raša",
    labin: "Stari grad Labin",
    rabac: "Rabac",
    beach: "Plaža Maslinica, Rabac",
    "pula-airport": "Zračna luka Pula",
    "rijeka-airport": "Zračna luka Rijeka",
    "trieste-airport": "Zračna luka Trst",
  },
  map: {
    region:
      "Karta Istre i Kvarnera. Kuća je na istoku poluotoka, između zračnih luka Pula na jugu, Rijeka na istoku i Trst na sjeverozapadu.",
    surroundings:
      "Karta okolice kuće. Zaselak Kalandrići tik je uz nju, Labin na jugoistoku, a iza njega Rabac na moru; nekadašnji rudnik u Raši je na jugu.",
    caption: "Istra i okolica kuće. Udaljenosti su cestovne.",
    names: {
      italy: "Italija",
      slovenia: "Slovenija",
      croatia: "Hrvatska",
      istria: "Istra",
      adriatic: "Jadransko more",
      kvarner: "Kvarner",
      village: "Kalandrići",
      mine: "Rudnik Raša",
      labin: "Labin",
      rabac: "Rabac",
      "pula-airport": "Pula",
      "rijeka-airport": "Rijeka",
      "trieste-airport": "Trst",
      porec: "Poreč",
      rovinj: "Rovinj",
      opatija: "Opatija",
    },
  },
  village: {
    heading: "Do sela pješice",
    text: "Nekoliko minuta puteljkom i u središtu ste Kalandrića: mala trgovina, pizzerija, kafić i pošta. Više od toga nema, a za svježe pecivo u osam više i ne treba.",
  },
  stories: {
    labin: {
      heading: "Labin, grad na brdu",
      text: "U Labinu živi {inhabitants} ljudi, većina podno zidina. Gore je stari grad sačuvao uličice, ložu i zvonik, a u palače su se uselili slikari. Dođite predvečer, popnite se na Forticu i pričekajte da Cres poljubičasti.",
    },
    mine: {
      heading: "Rudnik u Raši",
      text: "Labin je bio rudarski grad. U Raši, dolje u dolini, od {from}. do {to}. u jami je radilo više od {miners} ljudi; danas se s kacigom i vodičem ide kilometar i pol u brdo. U samom Labinu još stoji izvozni toranj, labinski šoht.",
    },
    rabac: {
      heading: "U Rabac na more",
      text: "Nekad ribarsko mjesto, danas uvala sa šljunčanim plažama i morem tako bistrim da se na dnu broje kamenčići. Dođite rano ili nakon pet, unajmite kajak, pojedite ribu na rivi.",
    },
  },
  arriving: {
    heading: "Kako doći",
    text: "Iz Zagreba se stiže preko Rijeke i kroz tunel Učka, iz Slovenije zapadnim krakom Istarskog ipsilona; zadnji dio puta u oba slučaja vodi lokalnom cestom. Po okolici je najlakše autom, a parkiranje uz kuću je besplatno.",
  },
  closing: {
    heading: "Ostaje još samo: kada?",
    text: "U kolovozu je more najtoplije, a u listopadu su labinske uličice gotovo samo vaše.",
    dates: "Cijene i slobodni termini",
  },
};
