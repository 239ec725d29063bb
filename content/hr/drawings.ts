import type { Texts } from "../../app/i18n/texts.ts";
import type { texts as english } from "../en/drawings.ts";

export const texts: Texts<typeof english> = {
  "hill-town":
    "Crtež tušem: stari gradić na brijegu s visokim zvonikom, ispred njega vinogradi i čempresi",
  bay: "Crtež tušem: uvala s jedrilicama, šljunčana plaža i niz kuća ispod šumovitih brda, na obzoru otok",
  mine: "Crtež tušem: ulaz u rudnik s malim ugljenim vlakom i raška crkva bačvasta svoda sa zvonikom",
  table: "Crtež tušem: dug stol pod pergolom s kruhom, vrčem i čašama, u daljini more",
  "lark-flight": "Crtež tušem: ševa koja se raširenih krila i s pjesmom diže u zrak",
  "lark-perched": "Crtež tušem: kukmasta ševa na suhozidu",
  host: "Crtani portret domaćice, nasmijane žene kratke sijede kose",
};
