import { importHouse } from "../../../house/workspace/import-house.mjs";

importHouse(import.meta.dirname);
