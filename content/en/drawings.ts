/** What drawings show, for those who do not see them; decoration has no text. */
export const texts = {
  "hill-town": "Ink drawing: an old hill town with a tall bell tower above vineyards and cypresses",
  bay: "Ink drawing: a bay with sailing boats, a pebble beach, a row of houses below wooded hills and an island on the horizon",
  mine: "Ink drawing: a mine entrance with a small coal train, and the barrel-shaped church of Raša with its tower",
  table: "Ink drawing: a long table under a pergola with bread, a jug and glasses, the sea beyond",
  "lark-flight": "Ink drawing: a lark rising with spread wings, singing",
  "lark-perched": "Ink drawing: a crested lark on a dry-stone wall",
  host: "Drawn portrait of the host, a woman with short grey hair, smiling",
};
