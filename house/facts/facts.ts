// The schemas by which the build checks the facts of a house; all other code imports only their types, so that valibot never
// reaches a browser. The text of a mistake continues a sentence that begins with the place of the fact: `villa.json: floors`.

import type { FactsOf } from "../../domain/fields.ts";
import { priceList } from "../../domain/prices/price-list.ts";
import { amenities } from "./amenities.ts";
import { blocked } from "./blocked.ts";
import { colours } from "./colours.ts";
import { cookies } from "./cookies.ts";
import { home } from "./home.ts";
import { links } from "./links.ts";
import { navigation } from "./navigation.ts";
import { pictures } from "./pictures.ts";
import { places } from "./places.ts";
import { reviews } from "./reviews.ts";
import { rooms } from "./rooms.ts";
import { theme } from "./theme.ts";
import { villa } from "./villa.ts";

/** What each file of facts holds, `<name>.json`. */
export const schemas = {
  villa,
  rooms,
  home,
  amenities,
  prices: priceList,
  blocked,
  places,
  links,
  cookies,
  colours,
  theme,
  pictures,
  navigation,
  reviews,
};

/** All facts, by the names of their files. */
export type Facts = FactsOf<typeof schemas>;
