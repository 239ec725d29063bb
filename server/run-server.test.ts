// The server as a process of its own: how it begins, and how it ends and is followed by another while
// visitors come. None of them may notice more than a wait.
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { startProcess, startServiceManager } from "../tests/support/server/server-process.ts";

const pictureBytes = 32 * 1024 * 1024;
const page = "The bytes of home___de.html";
const distFolder = await writeFakeDist();
await writeFile(join(distFolder, "static/pictures/villa-1a2b.avif"), Buffer.alloc(pictureBytes));

const startWithFault = () =>
  startProcess(
    distFolder,
    "process.on('SIGUSR2', () => void Promise.reject(new Error('broken')));",
  );

async function ask(address: string, agent: Agent | false): Promise<IncomingMessage> {
  const [response] = await once(get(address, { agent }), "response");
  return response;
}

it("A wrong setting ends the program with one line.", () => {
  const env = { ...process.env, PORT: "abc" };
  const main = join(import.meta.dirname, "main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [main], { env, encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe('PORT holds "abc"; it must be a whole number from 0 to 65535.\n');
});

it("A program that is told to end answers all who are being served.", { retry: 1 }, async () => {
  const program = await startWithFault();
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
  const program = await startWithFault();
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

// A machine too busy to send a request within the second that an open connection has fails once.
it("A restart by a service manager that holds the socket loses nobody.", { retry: 1 }, async () => {
  const manager = await startServiceManager(distFolder);
  await manager.waitForStarts(1);
  const lost: unknown[] = [];
  let answered = 0;
  let isOver = false;
  /** Asks again and again, over a new connection each time. */
  const visit = async () => {
    while (!isOver) {
      try {
        expect(await text(await ask(`${manager.address}/de`, false))).toBe(page);
        answered += 1;
      } catch (error) {
        lost.push(error);
      }
    }
  };
  const visits = Promise.all([visit(), visit(), visit()]);
  const seeAnswers = async () => {
    const wanted = answered + 30;
    await vi.waitFor(() => expect(answered).toBeGreaterThan(wanted), { timeout: 30_000 });
  };
  await seeAnswers();
  manager.restart();
  await manager.waitForStarts(2);
  await seeAnswers();
  isOver = true;
  await visits;
  expect(lost).toEqual([]);
  expect(manager.exitCodes()).toEqual(["0"]);
  expect(new Set(manager.namedAddresses())).toEqual(new Set([manager.address]));
});
