// The server as a process of its own: how it begins, and how it ends and is followed by another while
// visitors come. None of them may notice more than a wait.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { readLine } from "../tests/support/read-line.ts";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { listenLocally } from "../tests/support/server/listen-locally.ts";

const pictureBytes = 32 * 1024 * 1024;
const page = "The bytes of home___de.html";
const distFolder = await writeFakeDist();
await writeFile(join(distFolder, "static/pictures/villa-1a2b.avif"), Buffer.alloc(pictureBytes));

/** Arguments with which Node serves the site, and meets an error at a signal. */
const serve = [
  "--eval",
  `import { runServer } from ${JSON.stringify(join(import.meta.dirname, "run-server.ts"))};
  await runServer(${JSON.stringify(distFolder)});
  process.on("SIGUSR2", () => void Promise.reject(new Error("broken")));`,
];

/** Starts a server, which ends with the test at the latest; resolves when it says that it is ready. */
async function startProcess() {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0" };
  const child = spawn(process.execPath, serve, { cwd: tmpdir(), env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [output, errors] = [text(child.stdout), text(child.stderr)];
  const exit: Promise<unknown> = once(child, "close").then(([code]) => code);
  const address = await readLine(child.stdout, /^Villa website ready at (.*)\n/m, "The server");
  return { child, address, exit, output, errors };
}

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
  const program = await startProcess();
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
  const lines = (await program.output).trimEnd().split("\n").slice(1);
  expect(lines.filter((line) => JSON.parse(line).path === "/de")).toHaveLength(answers.length);
  expect(await program.errors).toBe("");
});

it.each([
  ["is finished after a signal", ["SIGTERM"], 0],
  ["is finished after an error that nobody handled", ["SIGUSR2"], 1],
  ["is cut off by a second signal", ["SIGTERM", "SIGTERM"], 1],
] as const)("An answer under way %s.", async (_end, [signal, second], exitCode) => {
  const program = await startProcess();
  const answer = await ask(`${program.address}/pictures/villa-1a2b.avif`, false);
  answer.on("error", () => {});
  program.child.kill(signal);
  await vi.waitFor(() => expect(fetch(program.address)).rejects.toThrow("fetch failed"), 20_000);
  expect(program.child.exitCode).toBeNull();
  if (second === undefined) expect((await buffer(answer)).length).toBe(pictureBytes);
  else program.child.kill(second);
  expect(await program.exit).toBe(exitCode);
  const faults = (await program.output).match(/"level":"error".*"error":"broken"/g) ?? [];
  expect(faults).toHaveLength(signal === "SIGUSR2" ? 1 : 0);
  expect(await program.errors).toBe("");
});

/**
 * What systemd does with a socket unit: it hands a listening socket to the server as descriptor 3, and
 * starts the server again with it whenever that has ended.
 */
const serviceManager = `while true; do
  sh -c 'echo "process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"' serve "$@"
  echo "ended $?"
done`;

// A machine too busy to send a request within the second that an open connection has fails once.
it("A restart by a service manager that holds the socket loses nobody.", { retry: 1 }, async () => {
  const listener = createServer();
  const address = `http://127.0.0.1:${await listenLocally(listener)}`;
  // The one thing about a socket that Node does not tell in public.
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const shell = spawn("sh", ["-c", serviceManager, "manager", process.execPath, ...serve], {
    env: { ...process.env, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit", fd],
  });
  let output = "";
  shell.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  // From here on the shell alone has the socket, and lets nobody in itself.
  listener.close();
  const readAll = (line: RegExp) => [...output.matchAll(line)].map(([, found = ""]) => found);
  const send = (signal: NodeJS.Signals) =>
    process.kill(Number(readAll(/^process (\d+)$/gm).at(-1)), signal);
  onTestFinished(async () => {
    shell.kill("SIGKILL");
    await once(shell, "exit");
    send("SIGKILL");
  });
  const waitForAddresses = (...addresses: string[]) =>
    vi.waitFor(() => expect(readAll(/^Villa website ready at (.*)$/gm)).toEqual(addresses), 30_000);
  await waitForAddresses(address);

  const lost: unknown[] = [];
  let answered = 0;
  let isOver = false;
  /** Asks again and again, over a new connection each time. */
  const visit = async () => {
    while (!isOver) {
      try {
        expect(await text(await ask(`${address}/de`, false))).toBe(page);
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
  send("SIGTERM");
  await waitForAddresses(address, address);
  await seeAnswers();
  isOver = true;
  await visits;
  expect(lost).toEqual([]);
  expect(readAll(/^ended (\d+)$/gm)).toEqual(["0"]);
});
