import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/location.ts";

export const texts: Texts<typeof english> = {
  title: "Lage bei Labin, Istrien",
  description:
    "Villa Kalandra im Osten Istriens: {village} ins Dorf, {labin} bis zur Altstadt von Labin, eine kurze Fahrt an den Strand von Rabac. Mit Karte und Anreise.",
  heading: "Wo Sie wohnen",
  lead: "Auf der grünen Ostseite Istriens, wo die Weinberge aufhören und die Straße langsam zur Kvarner-Bucht hinunterführt.",
  address: "Adresse",
  coordinates: "Koordinaten",
  openMap: "Im Kartendienst öffnen",
  distances: {
    heading: "Wie weit ist es?",
    caption: "Entfernungen und Wegzeiten ab Haus",
    place: "Ort",
    distance: "Entfernung",
    time: "Wegzeit",
    onFoot: "{minutes} zu Fuß",
    byCar: "{minutes} Fahrt",
  },
  places: {
    village: "Dorfmitte",
    mine: "Ehemaliges Kohlebergwerk",
    labin: "Altstadt von Labin",
    rabac: "Rabac",
    beach: "Nächster Strand",
    "pula-airport": "Flughafen Pula",
    "rijeka-airport": "Flughafen Rijeka",
    "trieste-airport": "Flughafen Triest",
  },
  map: {
    region:
      "Karte von Istrien und der Kvarner-Bucht. Das Haus liegt im Osten der Halbinsel, zwischen den Flughäfen Pula im Süden, Rijeka im Osten und Triest im Nordwesten.",
    surroundings:
      "Karte der Umgebung des Hauses. Gleich daneben liegt das Dorf; im Südosten liegen Labin und das ehemalige Bergwerk, dahinter Rabac am Meer.",
    caption: "Istrien und die Umgebung des Hauses. Entfernungen in Straßenkilometern.",
    names: {
      italy: "Italien",
      slovenia: "Slowenien",
      croatia: "Kroatien",
      istria: "Istrien",
      adriatic: "Adria",
      kvarner: "Kvarner",
      mine: "Bergwerk",
      labin: "Labin",
      rabac: "Rabac",
      "pula-airport": "Pula",
      "rijeka-airport": "Rijeka",
      "trieste-airport": "Triest",
      porec: "Poreč",
      rovinj: "Rovinj",
      opatija: "Opatija",
    },
  },
  village: {
    heading: "Das Dorf, zu Fuß",
    text: "Ein paar Minuten auf einem schmalen Weg, und Sie sind bei Minimarkt, Restaurant mit Pizzeria, Café-Bar und Post. Mehr Ortskern gibt es nicht, aber für frische Brötchen um acht reicht er allemal.",
  },
  stories: {
    labin: {
      heading: "Labin, die Stadt auf dem Hügel",
      text: "Labin hat {inhabitants} Einwohner, und die meisten leben unterhalb der Stadtmauer. Oben hat die Altstadt ihre Gassen, die Loggia und den Glockenturm behalten, und in die Palazzi sind Maler eingezogen. Kommen Sie gegen Abend, steigen Sie bis ganz nach oben und warten Sie, bis die Inseln violett werden.",
    },
    mine: {
      heading: "Das Bergwerk unter Labin",
      text: "Labin war eine Kohlestadt: Von {from} bis {to} arbeiteten hier mehr als {miners} Bergleute. Der Förderturm steht noch, und in die Stollen geht es heute mit einer Führung.",
    },
    rabac: {
      heading: "Nach Rabac, ans Meer",
      text: "Früher ein Fischerhafen, heute eine Bucht mit Kiesstränden und so klarem Wasser, dass man die Steine am Grund zählen könnte. Schwimmen Sie vor dem Frühstück, mieten Sie ein Kajak, essen Sie Fisch an der Promenade.",
    },
  },
  arriving: {
    heading: "Anreise",
    text: "Von Norden führen zwei Wege her: über Rijeka und durch den Učka-Tunnel oder durch Slowenien und weiter auf dem westlichen Arm der Autobahn nach Süden. Das letzte Stück ist in beiden Fällen Landstraße. Auch vor Ort kommen Sie mit dem Auto am einfachsten herum, und am Haus parken Sie kostenlos.",
  },
  closing: {
    heading: "Bleibt die Frage, wann",
    text: "Im August ist das Meer am wärmsten, im Oktober haben Sie die Gassen von Labin fast für sich.",
    dates: "Woche aussuchen",
  },
};
