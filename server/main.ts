// Bundled to dist/server.js: the finished site stands beside it.
import { limitMemory } from "./limit-memory.ts";
import { runServer } from "./run-server.ts";

limitMemory();
await runServer(import.meta.dirname);
