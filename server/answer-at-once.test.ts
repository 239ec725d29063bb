import type { Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeApp } from "./fake-site.ts";
import { createHttpServer } from "./http-server.ts";
import { listenLocally } from "./listen-locally.ts";
import { createLogger } from "./logger.ts";
import { sendRaw } from "./raw-request.ts";
import type { ReadyFiles } from "./ready-files.ts";

const { app, ready, table } = createFakeApp();
let findReady: ReadyFiles["find"];
let askedApp: string[];
let server: Server;
let port: number;

beforeEach(async () => {
  findReady = ready.find;
  askedApp = [];
  server = createHttpServer({
    fetch: (request, env) => {
      askedApp.push(`${request.method} ${new URL(request.url).pathname}`);
      return app.fetch(request, env);
    },
    findReady: (...question) => findReady(...question),
    site: table.site,
    log: createLogger("silent", () => {}),
  });
  port = await listenLocally(server);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(line: string, fields = "", body = "") {
  const head = `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${fields}\r\n${body}`;
  const [fieldsSent = "", bodySent = ""] = (await sendRaw(port, head)).split("\r\n\r\n");
  const [status, ...lines] = fieldsSent.split("\r\n");
  const kept = lines
    .map((field) => field.replace(/^[^:]+/, (name) => name.toLowerCase()))
    .filter((field) => !field.startsWith("date: "));
  return { status, fields: kept.sort(), body: bodySent };
}

describe("answerAtOnce", () => {
  it.each([
    ["GET /about", ""],
    ["GET /about?utm_source=x", "Accept-Encoding: br\r\n"],
    ["HEAD /about", ""],
    ["GET /", "Accept-Language: en\r\n"],
    ["GET /api/availability", ""],
    ["GET /assets/app-1a2b.js", "Accept-Encoding: gzip\r\n"],
    [
      "GET /hr/o-vili",
      "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Dest: document\r\nReferer: http://x/about\r\n",
    ],
    ["GET /about", "If-None-Match: *\r\n"],
    ["GET /about", "ACCEPT-encoding: zstd\r\n"],
    ["GET /about", "Accept-Encoding: br;q=0.1\r\nAccept-Encoding: gzip\r\n"],
    [
      "GET /hr/o-vili",
      "Sec-Fetch-Site: same-origin\r\nSec-Fetch-Dest: document\r\nReferer: http://x/about\r\nReferer: y\r\n",
    ],
    ["GET /", "Cookie: a=b\r\nCookie: i18n_redirected=en\r\nAccept-Language: hr\r\n"],
  ])("answers %s with %j as the app would, without asking it", async (line, fields) => {
    const atOnce = await ask(line, fields);
    expect(askedApp).toEqual([]);
    findReady = () => undefined;
    expect(await ask(line, fields)).toEqual(atOnce);
    expect(askedApp).toHaveLength(1);
  });

  it.each([
    ["POST /about", "Content-Length: 0\r\n", ""],
    ["GET /about", "Content-Length: 4\r\n", "body"],
    ["GET /", "Accept-Language: hr\r\n", ""],
    ["GET /pictures/villa-1a2b.avif", "", ""],
    ["GET /pricing-and-availability?arrival=2027-06-05", "", ""],
    ["GET /nonsense", "", ""],
  ])("leaves %s to the app", async (line, fields, body) => {
    await ask(line, fields, body);
    expect(askedApp).toHaveLength(1);
  });

  it("leaves it to the app to say what has gone wrong", async () => {
    findReady = () => {
      throw new Error("secret details");
    };
    expect((await ask("GET /about")).status).toBe("HTTP/1.1 200 OK");
    expect(askedApp).toEqual(["GET /about"]);
  });
});
