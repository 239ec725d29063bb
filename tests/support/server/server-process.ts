// The server as a process of its own, on loopback.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, vi } from "vitest";
import { listenLocally } from "./listen-locally.ts";

/** Arguments with which Node serves a `dist` folder; `more` is code to run after the start. */
function argumentsToServe(distFolder: string, more = ""): string[] {
  const module = JSON.stringify(join(import.meta.dirname, "../../../server/run-server.ts"));
  const code = `import { runServer } from ${module};
    await runServer(${JSON.stringify(distFolder)}); ${more}`;
  return ["--eval", code];
}

/**
 * Starts a server of a `dist` folder, which ends with the test at the latest; resolves when it says
 * that it is ready. `more` is code to run after the start.
 */
export async function startProcess(distFolder: string, more = "") {
  const child = spawn(process.execPath, argumentsToServe(distFolder, more), {
    cwd: tmpdir(),
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0" },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const address = await vi.waitFor(
    () => {
      const ready = /^Villa website ready at (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output);
      if (ready?.[1] === undefined) throw new Error("The server is not ready yet.");
      return ready[1];
    },
    { timeout: 20_000 },
  );
  const exit: Promise<unknown> = once(child, "close").then(([code]) => code);
  return { child, address, exit, output: () => output, errors: () => errors };
}

const serve = `echo "process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"`;
const serveAgain = `while true; do sh -c '${serve}' serve "$@"; echo "ended $?"; done`;

/**
 * What systemd does with a socket unit, in a shell: it holds a listening socket, hands it to the
 * server as descriptor 3, and starts the server again with it whenever that has ended.
 */
export async function startServiceManager(distFolder: string) {
  const listener = createServer();
  const port = await listenLocally(listener);
  // The one thing about a socket that Node does not tell in public.
  const { fd } = (listener as unknown as { _handle: { fd: number } })._handle;
  const command = [process.execPath, ...argumentsToServe(distFolder)];
  const shell = spawn("sh", ["-c", serveAgain, "manager", ...command], {
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
  const signal = (name: NodeJS.Signals) =>
    process.kill(Number(readAll(/^process (\d+)$/gm).at(-1)), name);
  onTestFinished(async () => {
    shell.kill("SIGKILL");
    await once(shell, "exit");
    signal("SIGKILL");
  });
  const namedAddresses = () => readAll(/^Villa website ready at (.*)$/gm);
  return {
    address: `http://127.0.0.1:${port}`,
    /** The addresses that servers have named, one for each start. */
    namedAddresses,
    exitCodes: () => readAll(/^ended (\d+)$/gm),
    waitForStarts: (times: number) =>
      vi.waitFor(() => expect(namedAddresses()).toHaveLength(times), { timeout: 30_000 }),
    restart: () => signal("SIGTERM"),
  };
}
