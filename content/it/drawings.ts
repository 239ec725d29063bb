import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/drawings.ts";

export const texts: Texts<typeof english> = {
  "hill-town":
    "Disegno a inchiostro: un antico borgo in collina con un alto campanile, davanti filari di vite e cipressi",
  bay: "Disegno a inchiostro: una baia con barche a vela, una spiaggia di ciottoli e una fila di case sotto colline boscose, un’isola all’orizzonte",
  mine: "Disegno a inchiostro: l’imbocco di una miniera con un trenino del carbone, accanto la chiesa di Raša dalla volta a botte con il suo campanile",
  table:
    "Disegno a inchiostro: una lunga tavola sotto la pergola con pane, brocca e bicchieri, sullo sfondo il mare",
  "lark-flight": "Disegno a inchiostro: un’allodola che si alza cantando ad ali spiegate",
  "lark-perched": "Disegno a inchiostro: una cappellaccia su un muretto a secco",
  host: "Ritratto disegnato della padrona di casa, una donna sorridente dai capelli corti e grigi",
};
