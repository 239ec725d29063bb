import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";

/** What to ask for beside the address. */
export type Question = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Connections to use again; a new one unless said otherwise. */
  readonly agent?: Agent;
};

/** An answer as it came over the wire: not decompressed, redirects not followed. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Sends one request with exactly these headers; a browser or `fetch` would add its own. */
export function sendRequest(
  url: string,
  { method = "GET", headers = {}, body, agent }: Question = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: agent ?? false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
