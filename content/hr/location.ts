import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/location.ts";

export const texts: Texts<typeof english> = {
  title: "Lokacija",
  description:
    "Gdje je Villa Kalandra: {village} od središta sela, {labin} od starog grada Labina i četvrt sata autom od plaža u Rapcu, na istoku Istre.",
  heading: "Gdje vas čekamo",
  lead: "Na zelenoj visoravni iza Labina, između doline Raše i Kvarnera.",
  address: "Adresa",
  coordinates: "Koordinate",
  openMap: "Otvori u kartama",
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
    caption: "Istra i okolica kuće. Sve su udaljenosti cestovne.",
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
    heading: "Selo, pješice",
    text: "Nekoliko minuta puteljkom i stigli ste do male trgovine, restorana-pizzerije, kafića i pošte. To vam je cijelo središte, a za svježe pecivo u osam i više nego dovoljno.",
  },
  stories: {
    labin: {
      heading: "Labin, grad na brdu",
      text: "U Labinu živi {inhabitants} ljudi, većina podno zidina. Gore je stari grad sačuvao uličice, ložu i zvonik, a u palače su se uselili slikari. Dođite predvečer, popnite se na vrh i pričekajte da otoci postanu ljubičasti.",
    },
    mine: {
      heading: "Rudnik u Raši",
      text: "Labin je bio rudarski grad. U Raši, dolje u dolini, od {from}. do {to}. u jami je radilo više od {miners} ljudi; danas se s kacigom i vodičem prohoda kilometar i pol kroz brdo. U samom Labinu još stoji izvozni toranj, labinski šoht.",
    },
    rabac: {
      heading: "U Rabac na more",
      text: "Nekad ribarska luka, danas uvala sa šljunčanim plažama i morem tako bistrim da se kamenčići daju izbrojiti. Zaplivajte prije doručka, unajmite kajak, pojedite ribu na rivi.",
    },
  },
  arriving: {
    heading: "Kako doći",
    text: "Sa sjevera se stiže preko Rijeke i kroz tunel Učka ili kroz Sloveniju i zapadnim krakom Istarskog ipsilona; posljednji je dio puta u oba slučaja lokalna cesta. Po okolici je najlakše autom, a parkiranje uz kuću je besplatno.",
  },
  closing: {
    heading: "Ostaje još pitanje: kada?",
    text: "U kolovozu je more najtoplije, a u listopadu su labinske uličice gotovo samo vaše.",
    dates: "Odaberite tjedan",
  },
};
