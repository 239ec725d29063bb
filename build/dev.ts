// Entry of `npm run dev`. The server's modules import what is generated from content.
import { join } from "node:path";
import { generate } from "./assets/generate.ts";

await generate(join(import.meta.dirname, ".."), process.stdout);
await import("./dev-server.ts");
