import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/drawings.ts";

export const texts: Texts<typeof english> = {
  "hill-town":
    "Tuschezeichnung: eine alte Stadt auf dem Hügel mit hohem Glockenturm, davor Weinreben und Zypressen",
  bay: "Tuschezeichnung: eine Bucht mit Segelbooten, Kiesstrand und einer Häuserzeile unter bewaldeten Hügeln, am Horizont eine Insel",
  mine: "Tuschezeichnung: ein Stollenmund mit kleiner Kohlenbahn, daneben die tonnenförmige Kirche von Raša mit ihrem Turm",
  table:
    "Tuschezeichnung: ein langer Tisch unter der Pergola mit Brot, Krug und Gläsern, dahinter das Meer",
  "lark-flight": "Tuschezeichnung: eine Lerche, die mit ausgebreiteten Flügeln singend aufsteigt",
  "lark-perched": "Tuschezeichnung: eine Haubenlerche auf einer Trockenmauer",
  host: "Gezeichnetes Porträt der Gastgeberin, einer lächelnden Frau mit kurzem grauem Haar",
};
