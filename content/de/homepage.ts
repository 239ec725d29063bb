import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/homepage.ts";

export const texts: Texts<typeof english> = {
  title: "Natursteinvilla mit Pool bei Labin in Istrien",
  description:
    "{villa}, ein Haus aus Naturstein bei Labin in Istrien: klimatisierte Schlafzimmer mit eigenem Bad, beheizter Pool, Kamin und Olivenbäume ringsum.",
  hero: {
    line: "Ein Haus aus Stein, ein warmer Pool und kein Programm",
    dates: "Termine und Preise",
  },
  facts: {
    label: "Das Haus auf einen Blick",
    guests: { one: "{count} Gast", other: "{count} Gäste" },
    bedrooms: { one: "{count} Schlafzimmer", other: "{count} Schlafzimmer" },
    bathrooms: { one: "{count} Bad", other: "{count} Bäder" },
    pool: "Beheizter Pool, {length} × {width}",
    village: "{distance} bis ins Dorf",
  },
  welcome: {
    heading: "Lerchen, eine Kirchenglocke, ein Traktor",
    paragraphs: [
      "Mehr ist hier kaum zu hören. Die {villa} steht auf eigenem Grund zwischen Olivenbäumen, {labin} von Labin und etwa fünfzehn Autominuten vom Meer entfernt.",
      "Die Mauern sind einen halben Meter dick und halten die Räume im August kühl; im Oktober übernimmt der Kamin. Vermietet wird nur das ganze Haus, und Sie teilen es mit niemandem, den Sie nicht mitgebracht haben.",
    ],
  },
  passages: {
    pool: {
      heading: "Der Pool hat die erste Sonne und die letzte",
      text: "Vorn breite Stufen für Kinder und für alle, die ein Buch dabeihaben, dahinter genug Länge, um wach zu werden. Und weil der Pool beheizt ist, lässt sich hier auch an einem Junimorgen und noch Ende September baden.",
    },
    table: {
      heading: "Ab Mai wird draußen gegessen",
      text: "Unter der Pergola steht ein langer Tisch mit einem Stuhl für jeden, und das Weinlaub gibt Schatten, bis die Sonne ums Haus gewandert ist. Die Küche liegt eine Tür weiter, die Kräuter wachsen noch näher.",
    },
    hearth: {
      heading: "Ein Feuer für die anderen Abende",
      text: "Weht die Bora, gewinnt das Sofa: ein steinerner Kamin, eine gute Lampe und Regale voller Romane, die frühere Gäste dagelassen haben.",
    },
    nights: {
      heading: "Jedes Schlafzimmer hat sein eigenes Bad",
      text: "Klimatisiert sind alle, und im Bad wartet eine Wanne oder eine begehbare Dusche. Aus zwei Zimmern treten Sie direkt in den Garten; die beiden oberen schauen über die Hügel, eines bis zum Meer.",
    },
    garden: {
      heading: "Platz zum Toben",
      text: "Lavendel an den Wegen, ein alter Olivenbaum für den Schatten, Schaukel und Rutsche für die Kinder. Rund um den Garten führt eine Mauer, und das Tor geht zu.",
    },
  },
  included: {
    heading: "Schon da, wenn Sie ankommen",
    text: "Bettwäsche, Handtücher und Kaminholz liegen bereit. Packen Sie Badesachen ein. Die Romane sind schon da.",
    link: "Die ganze Ausstattung",
  },
  where: {
    heading: "Erst die Stadt auf dem Hügel, dann das Meer",
    text: "Labin schaut von seinem Hügel herab, Rabac hat die Kiesbuchten, und für Kaffee, Brot und Pizza genügt ein kurzer Spaziergang ins Dorf.",
    link: "Lage und Anreise",
  },
  prices: {
    heading: "Ab {price} pro Nacht für das ganze Haus",
    text: "Von Juli bis Mitte Oktober gelten die Saisonpreise. Für die übrige Zeit machen wir Ihnen gern ein Angebot.",
    link: "Termine und Preise",
    nextWeek: "Nächste freie Woche: {dates}",
  },
  sister: {
    heading: "Unser anderes Haus",
    text: "Auch um die {sister} kümmern wir uns. Ist ein Haus zu klein für alle, fragen Sie uns nach beiden.",
    link: "{sister} ansehen",
  },
  closing: {
    heading: "Wann möchten Sie kommen?",
    text: "Buchen Sie gleich, oder fragen Sie uns vorher alles, was Sie wissen möchten. Wir antworten in Ihrer Sprache.",
    ask: "E-Mail schreiben",
  },
};
