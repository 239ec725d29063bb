// The server as a process of its own: how it begins, and how it ends and is followed by another while
// visitors come. None of them may notice more than a wait.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startServiceManager } from "../tests/support/server/fake-service-manager.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { listenLocally } from "../tests/support/server/listen-locally.ts";
import { addressOf, startProcess } from "../tests/support/server/server-process.ts";

const pictureBytes = 32 * 1024 * 1024;
const page = "The bytes of home___de.html";
let distFolder: string;

beforeAll(async () => {
  distFolder = await writeFakeDist();
  await writeFile(join(distFolder, "static/pictures/villa-1a2b.avif"), Buffer.alloc(pictureBytes));
});

afterAll(async () => {
  await rm(distFolder, { recursive: true });
});

/** A program that ends with the test at the latest, and its address. */
async function start(env: Readonly<Record<string, string>> = {}) {
  const fault = "process.on('SIGUSR2', () => void Promise.reject(new Error('broken')));";
  const program = startProcess(distFolder, env, fault);
  onTestFinished(() => void program.child.kill("SIGKILL"));
  return { ...program, address: await addressOf(program) };
}

async function ask(address: string, agent: Agent | false): Promise<IncomingMessage> {
  const [response] = await once(get(address, { agent }), "response");
  return response;
}

it("A wrong setting ends the program with one line, as does an option that V8 has lost.", () => {
  const env = { ...process.env, PORT: "abc" };
  const main = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe('PORT holds "abc"; it must be a whole number from 0 to 65535.\n');
});

it("A program that is told to end answers all who are being served.", { retry: 1 }, async () => {
  const program = await start();
  const answers: string[] = [];
  const isServing = Promise.withResolvers<void>();

  /** Asks again and again over one connection until the server says that it is the last time. */
  async function visit(): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let isLast = false; !isLast; ) {
      const answer = await ask(`${program.address}/de`, agent);
      answers.push(await text(answer));
      isLast = answer.headers.connection === "close";
      if (answers.length > 100) isServing.resolve();
    }
  }

  const visits = Promise.all(Array.from({ length: 10 }, visit));
  await isServing.promise;
  program.child.kill("SIGINT");
  await visits;
  expect(await program.exit).toBe(0);
  expect(new Set(answers)).toEqual(new Set([page]));
  const lines = program.output().trimEnd().split("\n").slice(1);
  expect(lines.filter((line) => JSON.parse(line).path === "/de")).toHaveLength(answers.length);
  expect(program.errors()).toBe("");
});

it.each([
  ["is finished after a signal", ["SIGTERM"], 0],
  ["is finished after an error that nobody handled", ["SIGUSR2"], 1],
  ["is cut off by a second signal", ["SIGTERM", "SIGTERM"], 1],
] as const)("An answer under way %s.", async (_end, [signal, second], exitCode) => {
  const program = await start();
  const answer = await ask(`${program.address}/pictures/villa-1a2b.avif`, false);
  answer.on("error", () => {});
  program.child.kill(signal);
  await vi.waitFor(() => expect(fetch(program.address)).rejects.toThrow("fetch failed"), 20_000);
  expect(program.child.exitCode).toBeNull();
  if (second === undefined) expect((await buffer(answer)).length).toBe(pictureBytes);
  else program.child.kill(second);
  expect(await program.exit).toBe(exitCode);
  const faults = program.output().match(/"level":"error".*"error":"broken"/g) ?? [];
  expect(faults).toHaveLength(signal === "SIGUSR2" ? 1 : 0);
  expect(program.errors()).toBe("");
});

/** Three visitors, each of whom asks for a page again and again, over a new connection each time. */
function startVisitors(address: string) {
  const lost: unknown[] = [];
  let answered = 0;
  let isOver = false;

  async function visit(): Promise<void> {
    while (!isOver) {
      try {
        expect(await text(await ask(`${address}/de`, false))).toBe(page);
        answered += 1;
      } catch (error) {
        lost.push(error);
      }
    }
  }

  const visits = Promise.all([visit(), visit(), visit()]);
  return {
    /** Resolves when thirty more have been answered. */
    seeAnswers: async () => {
      const wanted = answered + 30;
      await vi.waitFor(() => expect(answered).toBeGreaterThan(wanted), { timeout: 30_000 });
    },
    /** What went wrong, when the last has been answered. */
    end: async () => {
      isOver = true;
      await visits;
      return lost;
    },
  };
}

/** A proxy that asks the next server where one does not answer, as nginx and Caddy do. */
async function startProxy(servers: readonly string[]): Promise<string> {
  const agent = new Agent({ keepAlive: true });

  async function passOn({ url }: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const server of servers) {
      try {
        const answer = await ask(server + url, agent);
        response.writeHead(answer.statusCode ?? 502);
        answer.pipe(response);
        return;
      } catch {
        // Refused, or closed before there was an answer: another may be asked.
      }
    }
    response.writeHead(502).end();
  }

  const proxy = createServer((request, response) => void passOn(request, response));
  const port = await listenLocally(proxy);
  onTestFinished(() => {
    agent.destroy();
    proxy.close();
  });
  return `http://127.0.0.1:${port}`;
}

// A machine too busy to send a request within the second that an open connection has fails once.
describe("a restart while visitors come", { retry: 1 }, () => {
  it("loses no request where a service manager holds the socket", async () => {
    const manager = await startServiceManager(distFolder);
    await manager.waitForStarts(1);
    const visitors = startVisitors(manager.address);
    await visitors.seeAnswers();
    manager.restart();
    await manager.waitForStarts(2);
    await visitors.seeAnswers();
    expect(await visitors.end()).toEqual([]);
    expect(manager.exitCodes()).toEqual(["0"]);
    expect(new Set(manager.namedAddresses())).toEqual(new Set([manager.address]));
  });

  it("loses no request where a proxy knows two servers", async () => {
    const [one, other] = await Promise.all([start(), start()]);
    const visitors = startVisitors(await startProxy([one.address, other.address]));
    await visitors.seeAnswers();
    one.child.kill("SIGTERM");
    expect(await one.exit).toBe(0);
    await visitors.seeAnswers();
    expect(await visitors.end()).toEqual([]);
  });
});
