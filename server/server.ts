// Bundled to dist/server.js: the finished site stands beside it.
import { runServer } from "./run-server.ts";

await runServer(import.meta.dirname);
