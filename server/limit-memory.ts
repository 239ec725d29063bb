import { setFlagsFromString } from "node:v8";

/**
 * Tells V8 to need little: under load it would take twice the memory for nothing that ready pages
 * could use. It asks for these options whenever it collects garbage or compiles, so that they can be
 * set from within, and nobody who starts the server has to know them.
 */
export function limitMemory(): void {
  // Collects before the heap has doubled, and gives back what is free.
  setFlagsFromString("--memory-saver-mode");
  // Its middle compiler works on threads of their own, each of which keeps what it has needed.
  setFlagsFromString("--no-maglev");
}
