import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { join } from "node:path";
import type { Answer } from "../../tests/support/send-request.ts";
import { endWithThisProcess } from "../lib/end-with-this-process.ts";
import type { MeasuredServer } from "./measured-server.ts";

/** An answer as it is handed to the program; its body in base64. */
export type PlainAnswer = {
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
};

/** Headers that Node gives by itself. */
const ownHeaders = ["connection", "date", "keep-alive"];

/** Serves answers of ours, by path, with Node's HTTP server alone, in a process like the site's. */
export async function servePlainly(
  folder: string,
  answers: ReadonlyMap<string, Answer>,
): Promise<MeasuredServer> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "answers.json");
  const plain = [...answers].map(([path, { headers, body }]): PlainAnswer => {
    const kept = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
    return { path, headers: Object.fromEntries(kept), body: body.toString("base64") };
  });
  writeFileSync(file, JSON.stringify(plain));
  const program = join(import.meta.dirname, "plain-server.ts");
  const child = spawn(process.execPath, [program, file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = endWithThisProcess(child);
  const [port] = await once(child.stdout, "data");
  return { port: Number(String(port)), pid: child.pid ?? 0, [Symbol.dispose]: stop };
}
