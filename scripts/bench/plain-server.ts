// A program of its own: Node's HTTP server and nothing else, with answers that are ready. What our
// server takes beyond it is what its own layers cost. The file of answers is its argument.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { limitMemory } from "../../server/limit-memory.ts";
import type { PlainAnswer } from "./serve-plainly.ts";

limitMemory();
const [, , file = ""] = process.argv;
const answers = new Map(
  (JSON.parse(readFileSync(file, "utf8")) as PlainAnswer[]).map(({ path, headers, body }) => [
    path,
    { headers, body: Buffer.from(body, "base64") },
  ]),
);

const server = createServer(({ url = "" }, response) => {
  const answer = answers.get(url);
  response.writeHead(answer ? 200 : 404, answer?.headers);
  response.end(answer?.body);
});
server.listen(0, "127.0.0.1", () => {
  console.log((server.address() as AddressInfo).port);
});
