import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/about.ts";

export const texts: Texts<typeof english> = {
  title: "Das Haus",
  description:
    "Die Villa Kalandra von innen: zwei Etagen, vier Schlafzimmer mit eigenem Bad, eine Küche für acht, Kamin, Fitnessraum und alles, was dazugehört.",
  heading: "Im Haus",
  lead: "Zwei Etagen aus hiesigem Stein, Eiche und Kalkputz, geplant für Menschen, die gern beisammen sind und ebenso gern eine Tür hinter sich schließen.",
  facts: {
    heading: "Das Haus in Zahlen",
    age: "Alter des Hauses",
    ageValue: { one: "{count} Jahr", other: "{count} Jahre" },
    built: "Baujahr",
    area: "Wohnfläche",
    plot: "Grundstück",
    bedrooms: "Schlafzimmer",
    bathrooms: "Badezimmer",
    floors: "Etagen",
    persons: "Maximale Belegung",
    personsValue: { one: "{count} Gast", other: "{count} Gäste" },
  },
  roomsHeading: "Raum für Raum",
  floors: { ground: "Erdgeschoss", upper: "Obergeschoss", outside: "Draußen" },
  beds: {
    double: { one: "{count} Doppelbett", other: "{count} Doppelbetten" },
    single: { one: "{count} Einzelbett", other: "{count} Einzelbetten" },
  },
  ownBathroom: {
    bath: "Eigenes Bad mit Wanne",
    shower: "Eigenes Bad mit Dusche",
  },
  rooms: {
    "living-room": {
      name: "Wohnzimmer",
      text: "Eichenbalken, ein Kamin aus Stein und an einer Seite Glastüren zum Garten. Am Sessel neben dem Bücherregal steht die beste Lampe des Hauses.",
    },
    kitchen: {
      name: "Küche und Esszimmer",
      text: "Acht Stühle um einen Eichentisch, salbeigrüne Schränke und alles, was man sucht, wenn man gern kocht: Backofen, Mikrowelle, Geschirrspüler, Gefrierschrank und eine Dunstabzugshaube, die etwas ausrichtet.",
    },
    "bedroom-olive": {
      name: "Olivenzimmer",
      text: "Hinter dem Bett eine Wand aus unverputztem Kalkstein, daneben eine Tür zum Rasen. Morgens fällt das Licht grün herein.",
    },
    "bedroom-terracotta": {
      name: "Terrakottazimmer",
      text: "Die wärmsten Farben im Haus und eine eigene Tür in den Garten. Frühaufsteher sind draußen, ohne jemanden zu wecken.",
    },
    "bedroom-blue": {
      name: "Blaues Zimmer",
      text: "Oben unter den Balken, mit einer Wand in der Farbe der Bucht von Rabac und einer frei stehenden Wanne im eigenen Bad.",
    },
    "bedroom-sand": {
      name: "Sandzimmer",
      text: "Zwei Einzelbetten, ein Fenster voller Hügel und an klaren Tagen ein Strich Meer dahinter. Kinder haben es meist nach wenigen Minuten in Beschlag genommen.",
    },
    bathrooms: {
      name: "Bäder",
      text: "Für jedes Schlafzimmer eines, in warmem Stein und mit weichen Handtüchern: eines mit der Wanne frei unter dem Fenster, drei mit begehbarer Dusche.",
    },
    gym: {
      name: "Fitnessraum",
      text: "Laufband, Heimtrainer, Sprossenwand, Hanteln und ein Spiegel. Die Türen gehen auf den Rasen hinaus.",
    },
    terrace: {
      name: "Terrasse",
      text: "Ein langer Tisch unter Weinlaub und der Blick den Pool entlang. Hier fangen die meisten Tage an, und hier hören sie auf.",
    },
    garden: {
      name: "Garten und Grundstück",
      text: "Rasen, Lavendel, ein Olivenhain, Schaukel und Rutsche, dazu Platz für Ihre Autos neben dem Haus.",
    },
  },
  amenitiesHeading: "Was Sie hier vorfinden",
  groups: {
    sleep: "Schlafen und Baden",
    kitchen: "Küche",
    outdoors: "Draußen",
    comfort: "Komfort",
    safety: "Sicherheit und Regeln",
  },
  sister: {
    heading: "Ein zweites Haus, dieselben Gastgeber",
    text: "Auch in der {sister} nehmen wir es mit Kaffee, Kissen und Kaminholz genau.",
    link: "{sister} ansehen",
  },
};
