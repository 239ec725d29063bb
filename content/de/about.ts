import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/about.ts";

export const texts: Texts<typeof english> = {
  title: "Das Haus, Raum für Raum",
  description:
    "Die {villa} bei Labin von innen: Schlafzimmer mit eigenem Bad, ein langer Tisch für alle, Kamin, Fitnessraum und die ganze Ausstattung.",
  heading: "Im Haus",
  lead: "Hiesiger Stein, Eiche und Kalkputz, geplant für Menschen, die gern beisammen sind und ebenso gern einmal die Tür hinter sich zumachen.",
  facts: {
    heading: "Das Haus in Zahlen",
    age: "Alter des Hauses",
    ageValue: { one: "{count} Jahr", other: "{count} Jahre" },
    built: "Baujahr",
    area: "Wohnfläche",
    plot: "Grundstück",
    bedrooms: "Schlafzimmer",
    bathrooms: "Bäder",
    floors: "Etagen",
    persons: "Platz für",
    personsValue: { one: "{count} Gast", other: "{count} Gäste" },
  },
  roomsHeading: "Die Zimmer",
  floors: { ground: "Erdgeschoss", upper: "Obergeschoss", outside: "Draußen" },
  beds: {
    double: { one: "{count} Doppelbett", other: "{count} Doppelbetten" },
    single: { one: "{count} Einzelbett", other: "{count} Einzelbetten" },
  },
  ownBathroom: {
    bath: "Eigenes Bad mit Wanne",
    shower: "Eigenes Bad mit Dusche",
  },
  rooms: {
    "living-room": {
      name: "Wohnzimmer",
      text: "Eichenbalken, ein Kamin aus Stein und auf einer Seite Glastüren zum Garten. Neben dem Sessel am Bücherregal steht die beste Lampe des Hauses.",
    },
    kitchen: {
      name: "Küche und Esszimmer",
      text: "Ein Eichentisch mit einem Stuhl für jeden, salbeigrüne Schränke, Induktionsherd, ein ordentlicher Backofen und eine Dunstabzugshaube, die den Namen verdient. Den Rest macht der Geschirrspüler.",
    },
    "bedroom-olive": {
      name: "Olivenzimmer",
      text: "Hinter dem Bett eine Wand aus unverputztem Kalkstein, daneben eine Tür zum Rasen. Morgens fällt das Licht grün herein.",
    },
    "bedroom-terracotta": {
      name: "Terrakottazimmer",
      text: "Die wärmsten Farben im Haus und eine eigene Tür in den Garten. Frühaufsteher kommen hinaus, ohne jemanden zu wecken.",
    },
    "bedroom-blue": {
      name: "Blaues Zimmer",
      text: "Oben unter den Balken, eine Wand in einem Blau wie der Kvarner am frühen Morgen. Nebenan steht die Wanne.",
    },
    "bedroom-sand": {
      name: "Sandzimmer",
      text: "Ein Fenster voller Hügel und an klaren Tagen dahinter ein Strich Meer. Kinder haben dieses Zimmer meist nach wenigen Minuten in Beschlag genommen.",
    },
    bathrooms: {
      name: "Bäder",
      text: "Zu jedem Schlafzimmer gehört eines, in honigfarbenem Stein. In einem steht unter dem Fenster eine frei stehende Wanne mit Handbrause, die anderen haben eine begehbare Dusche.",
    },
    gym: {
      name: "Fitnessraum",
      text: "Laufband und Heimtrainer, Sprossenwand, Hanteln, Kugelhanteln und eine Matte. Die Türen gehen auf den Rasen hinaus.",
    },
    terrace: {
      name: "Terrasse",
      text: "Ein langer Tisch unter Weinlaub und der Blick den Pool entlang. Hier fangen die meisten Tage an, und hier hören sie auf.",
    },
    garden: {
      name: "Garten und Grundstück",
      text: "Rasen auf drei Seiten, hinter der Mauer der Olivenhain, und die Autos stehen bei den Zypressen.",
    },
  },
  amenitiesHeading: "Die Ausstattung",
  groups: {
    sleep: "Schlafen und Baden",
    kitchen: "Küche",
    outdoors: "Draußen",
    comfort: "Komfort",
    safety: "Sicherheit und Regeln",
  },
  closing: {
    heading: "Welches Zimmer wird Ihres?",
    text: "Das klären Sie an der Haustür. Die Woche sollten Sie jetzt schon wählen.",
    dates: "Termine und Preise",
  },
  sister: {
    heading: "Ein zweites Haus, dieselben Gastgeber",
    text: "Auch in der {sister} nehmen wir es mit Kaffee, Kissen und Kaminholz genau.",
    link: "{sister} ansehen",
  },
};
