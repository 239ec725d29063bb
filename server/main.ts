// Bundled to dist/server.js: the finished site stands beside it.
import { setFlagsFromString } from "node:v8";
import { runServer } from "./run-server.ts";
import { runEntry } from "./start-error.ts";

// Under load V8 would take twice the memory for nothing that ready pages could use. It asks for its
// options whenever it collects garbage or compiles, so nobody who starts the server has to know them.
// This one collects before the heap has doubled, and gives back what is free.
setFlagsFromString("--memory-saver-mode");
// Compilers on threads of their own would each keep the memory that they have needed.
setFlagsFromString("--no-concurrent-recompilation");
await runEntry(() => runServer(import.meta.dirname));
