import { importHouse } from "../../../build/import-house.mjs";

importHouse(import.meta.dirname);
