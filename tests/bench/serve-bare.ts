import { spawn } from "node:child_process";
import { endWithThisProcess } from "../support/end-with-this-process.ts";
import { readLine } from "../support/read-line.ts";
import type { Answer } from "../support/send-request.ts";

/** Headers that Node gives by itself. */
const ownHeaders = ["connection", "date", "keep-alive"];

/** Serves one answer of ours with nothing but `node:http`: the same bytes and headers, from memory. */
export async function serveBare({ headers, body }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  const code = `
    const body = Buffer.from(${JSON.stringify(body.toString("base64"))}, "base64");
    const headers = ${JSON.stringify(kept.flat())};
    const server = require("node:http").createServer((_, response) => {
      response.writeHead(200, headers).end(body);
    });
    server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));`;
  const child = spawn(process.execPath, ["--eval", code], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = endWithThisProcess(child);
  const address = await readLine(child.stdout, /(http:\/\/\S+)\s/, "The bare server");
  return { address, [Symbol.dispose]: stop };
}
