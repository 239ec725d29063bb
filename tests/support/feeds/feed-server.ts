// For tests: a server on loopback that answers as badly as it is told.
import { createServer, type RequestListener } from "node:http";
import { listenLocally } from "../server/listen-locally.ts";

export type FeedServer = {
  /** `http://127.0.0.1:…`, without a path. */
  readonly origin: string;
  readonly port: number;
  /** What the next requests are answered with. */
  answerWith: (listener: RequestListener) => void;
  /** The requests since the server was started: method, path and headers. */
  readonly requests: { url: string; headers: NodeJS.Dict<string | string[]> }[];
  readonly close: () => void;
};

/** Starts one; the test closes it. */
export async function startFeedServer(): Promise<FeedServer> {
  let answer: RequestListener = (_, response) => response.end();
  const requests: FeedServer["requests"] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url ?? "", headers: request.headers });
    // Whoever asked may be gone before the answer is.
    response.on("error", () => {});
    answer(request, response);
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    answerWith: (listener) => {
      answer = listener;
    },
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
