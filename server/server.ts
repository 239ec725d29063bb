// Bundled to dist/server.js: the finished site stands beside it.
import { runServer } from "./run-server.ts";
import { saveMemory } from "./save-memory.ts";

saveMemory();
await runServer(import.meta.dirname);
