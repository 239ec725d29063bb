import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/location.ts";

export const texts: Texts<typeof english> = {
  title: "Lage bei Labin, Istrien",
  description:
    "{villa} im Osten Istriens: {village} ins Dorf, {labin} bis zur Altstadt von Labin, eine kurze Fahrt an den Strand von Rabac. Mit Karte und Anreise.",
  heading: "Wo Sie wohnen",
  lead: "Auf der grünen Hochfläche hinter Labin, zwischen dem Tal der Raša und dem Kvarner.",
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
    mine: "Ehemaliges Kohlebergwerk, Raša",
    labin: "Altstadt von Labin",
    rabac: "Rabac",
    beach: "Strand Maslinica, Rabac",
    "pula-airport": "Flughafen Pula",
    "rijeka-airport": "Flughafen Rijeka",
    "trieste-airport": "Flughafen Triest",
  },
  map: {
    region:
      "Karte von Istrien und der Kvarner-Bucht. Das Haus liegt im Osten der Halbinsel, zwischen den Flughäfen Pula im Süden, Rijeka im Osten und Triest im Nordwesten.",
    surroundings:
      "Karte der Umgebung des Hauses. Gleich daneben liegt der Weiler Kalandrići, im Südosten Labin und dahinter Rabac am Meer; das ehemalige Bergwerk von Raša liegt im Süden.",
    caption: "Istrien und die Umgebung des Hauses. Entfernungen in Straßenkilometern.",
    names: {
      italy: "Italien",
      slovenia: "Slowenien",
      croatia: "Kroatien",
      istria: "Istrien",
      adriatic: "Adria",
      kvarner: "Kvarner",
      village: "Kalandrići",
      mine: "Bergwerk Raša",
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
      heading: "Das Bergwerk von Raša",
      text: "Labin lebte von der Kohle. In Raša, unten im Tal, arbeiteten von {from} bis {to} mehr als {miners} Menschen in der Grube; heute geht es mit Helm und Führung anderthalb Kilometer durch den Berg. In Labin selbst steht noch der Förderturm.",
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
