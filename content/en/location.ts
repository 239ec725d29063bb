export const texts = {
  title: "Where we are, near Labin in Istria",
  description:
    "{villa} in eastern Istria: {village} from the village, {labin} from the old town of Labin, a short drive from Rabac’s beaches. Map and directions.",
  heading: "Where you will be staying",
  lead: "On the high green country behind Labin, between the Raša valley and the Kvarner.",
  address: "Address",
  coordinates: "Coordinates",
  openMap: "Open in Google Maps",
  distances: {
    heading: "How far is it?",
    caption: "Distances and travel times from the house",
    place: "Place",
    distance: "Distance",
    time: "Travel time",
    onFoot: "{minutes} on foot",
    byCar: "{minutes} by car",
  },
  places: {
    village: "Village centre",
    mine: "Former coal mine, Raša",
    labin: "Old town of Labin",
    rabac: "Rabac",
    beach: "Maslinica beach, Rabac",
    "pula-airport": "Pula airport",
    "rijeka-airport": "Rijeka airport",
    "trieste-airport": "Trieste airport",
  },
  map: {
    region:
      "Map of Istria and the Kvarner Bay. The house is in the east of the peninsula, between the airports of Pula in the south, Rijeka in the east and Trieste in the north-west.",
    surroundings:
      "Map of the country around the house. The hamlet of Kalandrići lies beside it, Labin to the south-east and beyond it Rabac by the sea; the former mine at Raša is to the south.",
    caption: "Istria, and the country around the house. Distances are by road.",
    names: {
      italy: "Italy",
      slovenia: "Slovenia",
      croatia: "Croatia",
      istria: "Istria",
      adriatic: "Adriatic Sea",
      kvarner: "Kvarner",
      village: "Kalandrići",
      mine: "Raša mine",
      labin: "Labin",
      rabac: "Rabac",
      "pula-airport": "Pula",
      "rijeka-airport": "Rijeka",
      "trieste-airport": "Trieste",
      porec: "Poreč",
      rovinj: "Rovinj",
      opatija: "Opatija",
    },
  },
  village: {
    heading: "The village, on foot",
    text: "A few minutes down the lane and you are in Kalandrići: a mini-market, a pizzeria, a café-bar and a post office. That’s all of it, and for fresh rolls at eight it’s plenty.",
  },
  stories: {
    labin: {
      heading: "Labin, the town on the hill",
      text: "Most of Labin’s {inhabitants} people live below the town walls. Above, the old town keeps its lanes, its loggia and its bell tower, and painters have moved into the palaces. Come towards evening, climb to the top and wait for Cres to turn violet.",
    },
    mine: {
      heading: "The mine at Raša",
      text: "Labin lived on coal. At Raša, in the valley below, more than {miners} people worked the pit between {from} and {to}; today you put on a helmet and walk a mile through the hill with a guide. In Labin itself the winding tower still stands.",
    },
    rabac: {
      heading: "Rabac, for the sea",
      text: "Once a fishing harbour, today a bay of pebble beaches and water clear enough to count the stones on the bottom. Go early, or after five; hire a kayak, and eat fish on the promenade.",
    },
  },
  arriving: {
    heading: "Getting here",
    text: "The nearest airport is Pula; Rijeka’s is on the island of Krk. Driving from the north, you cross Slovenia either way (you’ll need its vignette): by Postojna, Rijeka and the Učka tunnel, or by Koper and the western motorway. The last stretch is country road. You’ll want a car here; parking is free.",
  },
  closing: {
    heading: "That leaves the question of when",
    text: "The sea is at its warmest in August; in October you have the lanes of Labin almost to yourselves.",
    dates: "Dates and prices",
  },
};
