// What systemd does with a socket unit, in a shell: it holds a listening socket, hands it to the server
// as descriptor 3, and starts the server again with it whenever the server has ended.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, vi } from "vitest";
import { listenLocally } from "./listen-locally.ts";
import { argumentsToServe } from "./server-process.ts";

const serve = `echo "process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"`;
const serveAgain = `while true; do sh -c '${serve}' serve "$@"; echo "ended $?"; done`;

/** Starts one for a `dist` folder, on a free port of loopback; the end of the test ends it. */
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
