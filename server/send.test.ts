import { mkdtemp, rename, rm, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listenLocally } from "../tests/support/server/listen-locally.ts";
import { openFile } from "./assets.ts";
import { send } from "./send.ts";

let folder: string;
let path: string;
let close: () => void;
let ask: () => Promise<Response>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "villa-send-"));
  path = join(folder, "picture");
  await writeFile(path, "the bytes".repeat(100_000));
  const body = openFile(path);
  const headers = { "Content-Length": String(body.byteLength) };
  const server = createServer((_request, outgoing) => {
    send(outgoing, { status: 200, headers, body });
  });
  const port = await listenLocally(server);
  ask = () => fetch(`http://127.0.0.1:${port}/`);
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});

afterEach(async () => {
  close();
  await rm(folder, { recursive: true });
});

describe("a file that is sent", () => {
  it("comes whole to all who ask at once", async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    for (const answer of answers) {
      expect(await answer.text()).toBe("the bytes".repeat(100_000));
    }
  });

  it("outlives a build that takes its folder away", async () => {
    await rename(path, `${path}.aside`);
    await rm(`${path}.aside`);
    expect((await (await ask()).text()).length).toBe(900_000);
  });

  it("ends the connection when it has become shorter, and comes again once it is whole", async () => {
    await truncate(path, 3);
    await expect(ask().then((answer) => answer.text())).rejects.toThrow("terminated");
    await writeFile(path, "the bytes".repeat(100_000));
    expect((await (await ask()).text()).length).toBe(900_000);
  });
});
