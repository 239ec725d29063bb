import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/location.ts";

export const texts: Texts<typeof english> = {
  title: "Lage: bei Labin in Istrien",
  description:
    "{villa} im Osten Istriens: {village} ins Dorf, {labin} bis zur Altstadt von Labin, eine kurze Fahrt an den Strand von Rabac. Mit Karte und Anreise.",
  heading: "Wo das Haus steht",
  lead: "Auf der grünen Hochfläche hinter Labin, zwischen dem Tal der Raša und dem Kvarner.",
  address: "Adresse",
  coordinates: "Koordinaten",
  openMap: "In Google Maps öffnen",
  distances: {
    heading: "Wie weit ist es?",
    caption: "Entfernungen und Wegzeiten vom Haus aus",
    place: "Ort",
    distance: "Entfernung",
    time: "Wegzeit",
    onFoot: "{minutes} zu Fuß",
    byCar: "{minutes} mit dem Auto",
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
    text: "Ein paar Minuten auf schmalem Weg, und Sie sind in Kalandrići: ein kleiner Supermarkt, eine Pizzeria, eine Café-Bar, die Post. Mehr Ortskern gibt es nicht, aber für frische Brötchen um acht reicht er allemal.",
  },
  stories: {
    labin: {
      heading: "Labin, die Stadt auf dem Hügel",
      text: "Labin hat {inhabitants} Einwohner, und die meisten leben unterhalb der Stadtmauer. Oben hat die Altstadt ihre Gassen, die Loggia und den Glockenturm behalten, und in die Palazzi sind Maler eingezogen. Kommen Sie gegen Abend, steigen Sie bis ganz nach oben und warten Sie, bis Cres violett wird.",
    },
    mine: {
      heading: "Das Bergwerk von Raša",
      text: "Labin lebte von der Kohle. In Raša, unten im Tal, arbeiteten von {from} bis {to} mehr als {miners} Menschen in der Grube; heute geht es mit Helm und Führung anderthalb Kilometer durch den Berg. In Labin selbst steht noch der Förderturm.",
    },
    rabac: {
      heading: "Nach Rabac, ans Meer",
      text: "Früher ein Fischerhafen, heute eine Bucht mit Kiesstränden und so klarem Wasser, dass man die Steine am Grund zählen könnte. Fahren Sie früh oder erst nach fünf, mieten Sie ein Kajak, essen Sie Fisch an der Promenade.",
    },
  },
  arriving: {
    heading: "Anreise",
    text: "Der nächste Flughafen ist Pula; der von Rijeka liegt auf der Insel Krk. Mit dem Auto fahren Sie so oder so durch Slowenien (Vignette nicht vergessen): über Postojna und Rijeka und durch den Učka-Tunnel oder über Koper und die westliche Autobahn. Das letzte Stück ist Landstraße. Ein Auto brauchen Sie auch vor Ort; am Haus parken Sie kostenlos.",
  },
  closing: {
    heading: "Bleibt die Frage: wann?",
    text: "Im August ist das Meer am wärmsten, im Oktober haben Sie die Gassen von Labin fast für sich.",
    dates: "Termine und Preise",
  },
};
