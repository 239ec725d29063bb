// Bundled to dist/server.js: the finished site stands beside it.
import { setFlagsFromString } from "node:v8";
import { runServer } from "./run-server.ts";
import { runEntry } from "./start-error.ts";

// Under load V8 would take twice the memory for nothing that ready pages could use. It asks for its
// options whenever it collects garbage or compiles, so nobody who starts the server has to know them.
// This one collects before the heap has doubled, and gives back what is free.
setFlagsFromString("--memory-saver-mode");
// It counts the bytes of responses too, which lie beside the heap: else dead ones stay for long.
setFlagsFromString("--external-memory-accounted-in-global-limit");
// The middle compiler works on threads of their own, each of which keeps what it has needed.
setFlagsFromString("--no-maglev");
await runEntry(() => runServer(import.meta.dirname));
