import type { Texts } from "../../src/i18n/texts.ts";
import type { texts as english } from "../en/homepage.ts";

export const texts: Texts<typeof english> = {
  title: "Steinvilla mit Pool bei Labin, Istrien",
  description:
    "Steinvilla für acht Gäste bei Labin in Istrien: vier klimatisierte Schlafzimmer mit eigenem Bad, beheizter Pool und Garten mit Olivenbäumen.",
  hero: {
    line: "Ein Haus aus Stein, ein langer Pool und kein Programm",
    dates: "Termine und Preise",
  },
  facts: {
    label: "Das Haus auf einen Blick",
    guests: { one: "{count} Gast", other: "{count} Gäste" },
    bedrooms: { one: "{count} Schlafzimmer", other: "{count} Schlafzimmer" },
    bathrooms: { one: "{count} Bad", other: "{count} Bäder" },
    pool: "Beheizter Pool, {length} × {width}",
    village: "{distance} bis ins Dorf",
  },
  welcome: {
    heading: "Lerchen, eine Kirchenglocke, ein Traktor",
    paragraphs: [
      "Mehr ist hier kaum zu hören. Die {villa} steht auf eigenem Grund zwischen Olivenbäumen, {labin} von Labin und etwa fünfzehn Autominuten vom Meer entfernt.",
      "Mauern von einem halben Meter Stärke halten die Räume im August kühl; im Oktober übernimmt der Kamin. Vermietet wird nur das ganze Haus, und Sie teilen es mit niemandem, den Sie nicht mitgebracht haben.",
    ],
  },
  passages: {
    pool: {
      heading: "Der Pool hat die erste Sonne und auch die letzte",
      text: "An einem Ende breite Stufen für Kinder und für alle mit einem Buch, dahinter Platz, um richtig Bahnen zu ziehen. Weil der Pool beheizt ist, gelten auch ein Morgen im Juni und die letzten Septembertage als Badewetter.",
    },
    table: {
      heading: "Ab Mai wird draußen gegessen",
      text: "Unter der Pergola steht ein Tisch für sechs, im Schatten der Reben, bis die Sonne ums Haus gewandert ist. Die Küche liegt eine Tür weiter, die Kräuter noch näher.",
    },
    hearth: {
      heading: "Ein Feuer für die anderen Abende",
      text: "Wenn die Bora weht, sitzt man am besten im Wohnzimmer: am steinernen Kamin, auf einem tiefen Sofa, vor einer Wand voller Romane, die frühere Gäste dagelassen haben.",
    },
    nights: {
      heading: "Vier Schlafzimmer, jedes mit eigenem Bad",
      text: "Alle Schlafzimmer sind klimatisiert, alle Bäder haben eine Wanne oder eine begehbare Dusche. Aus zwei Zimmern treten Sie direkt in den Garten; die beiden oben haben die Balken und die Aussicht.",
    },
    garden: {
      heading: "Platz zum Toben",
      text: "Lavendel an den Wegen, ein alter Olivenbaum, der Schatten gibt, eine Schaukel und eine Rutsche. Ringsum läuft eine Mauer, und das Tor lässt sich schließen.",
    },
  },
  included: {
    heading: "Schon da, wenn Sie ankommen",
    text: "Bettwäsche, Handtücher und Kaminholz liegen bereit. Packen Sie Badesachen ein und etwas zu lesen.",
    link: "Die ganze Ausstattung",
  },
  where: {
    heading: "Zwischen Hügelstadt und Meer",
    text: "Labin schaut von seinem Hügel herab, Rabac hat die Kiesbuchten, und zu Kaffee, Brot und Pizza ist es nur ein kurzer Spaziergang ins Dorf.",
    link: "Lage und Anreise",
  },
  prices: {
    heading: "Ab {price} pro Nacht für das ganze Haus",
    text: "Von Juli bis Mitte Oktober richtet sich der Preis nach der Saison. Für die übrige Zeit schreiben Sie uns, und wir machen Ihnen ein Angebot.",
    link: "Preise und freie Termine",
    nextWeek: "Nächste freie Woche: {dates}",
  },
  sister: {
    heading: "Unser anderes Haus",
    text: "Die {sister} führen wir ebenfalls. Reisen Sie in größerer Runde, fragen Sie uns nach beiden Häusern.",
    link: "{sister} ansehen",
  },
  closing: {
    heading: "Wann möchten Sie kommen?",
    text: "Wählen Sie Ihren Termin und buchen Sie, oder fragen Sie uns vorher, was immer Sie wissen möchten. Wir antworten in vier Sprachen.",
    ask: "Schreiben Sie uns",
  },
};
