// Bundled to dist/server.js: the finished site stands beside it.
import { setFlagsFromString } from "node:v8";
import { requireNode } from "./require-node.ts";
import { runEntry } from "./start-error.ts";

await runEntry(async () => {
  requireNode(process.versions.node);
  // Under load V8 would take twice the memory for nothing that ready pages could use. It asks for its
  // options whenever it collects garbage or compiles, so nobody who starts the server has to know them.
  // This one collects before the heap has doubled, and gives back what is free.
  setFlagsFromString("--memory-saver-mode");
  // Compilers on threads of their own would each keep the memory that they have needed.
  setFlagsFromString("--no-concurrent-recompilation");
  // Not before: an older Node would fail at what it does not know, without a word of help.
  if (process.argv[2] === "enquiries") {
    const { resendEnquiries } = await import("./enquiries/resend-enquiries.ts");
    return resendEnquiries(import.meta.dirname);
  }
  const { runServer } = await import("./run-server.ts");
  await runServer(import.meta.dirname);
});
