// Bundled to dist/server.js: the finished site stands beside it.
import { setFlagsFromString } from "node:v8";
import { runEntry } from "../house/findings/start-error.ts";
import { requireNode } from "./require-node.ts";

await runEntry(async () => {
  requireNode(process.versions.node);
  // Rendered pages are garbage at once: without this a flood of stays takes 300 MB in place of 140.
  setFlagsFromString("--memory-saver-mode");
  // Imported after the check: an older Node would fail with a syntax error instead of a sentence.
  if (process.argv[2] === "enquiries") {
    const { resendEnquiries } = await import("./enquiries/resend-enquiries.ts");
    return resendEnquiries(import.meta.dirname);
  }
  const { runServer } = await import("./run-server.ts");
  await runServer(import.meta.dirname);
});
