// For tests: what systemd does with a socket unit, in a shell. It holds a listening socket, hands it
// to the server as descriptor 3, and starts the server again with it whenever the server has ended.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { expect, onTestFinished, vi } from "vitest";
import { argumentsToServe } from "./server-process.ts";

/** The server under its manager; the end of the test ends both. */
export type FakeServiceManager = {
  readonly address: string;
  /** The addresses that servers have named, one for each start. */
  readonly namedAddresses: () => string[];
  readonly exitCodes: () => string[];
  /** Resolves when a server has become ready for so many times. */
  readonly waitForStarts: (times: number) => Promise<void>;
  /** Ends the running server with SIGTERM. */
  readonly restart: () => void;
};

const serve = `echo "process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"`;
const serveAgain = `while true; do sh -c '${serve}' serve "$@"; echo "ended $?"; done`;

/** Starts one for a `dist` folder, on a free port of loopback. */
export async function startServiceManager(distFolder: string): Promise<FakeServiceManager> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const command = [process.execPath, ...argumentsToServe(distFolder)];
  const shell = spawn("sh", ["-c", serveAgain, "manager", ...command], {
    env: { LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit", descriptorOf(listener)],
  });
  let output = "";
  shell.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  // From here on the shell alone has the socket, and lets nobody in itself.
  listener.close();

  function readAll(line: RegExp): string[] {
    return [...output.matchAll(line)].map(([, found = ""]) => found);
  }

  function endServer(signal: NodeJS.Signals): void {
    process.kill(Number(readAll(/^process (\d+)$/gm).at(-1)), signal);
  }

  onTestFinished(async () => {
    shell.kill("SIGKILL");
    await once(shell, "exit");
    endServer("SIGKILL");
  });
  const namedAddresses = () => readAll(/^Villa website ready at (.*)$/gm);
  return {
    address: `http://127.0.0.1:${port}`,
    namedAddresses,
    exitCodes: () => readAll(/^ended (\d+)$/gm),
    waitForStarts: (times) =>
      vi.waitFor(() => expect(namedAddresses()).toHaveLength(times), { timeout: 30_000 }),
    restart: () => endServer("SIGTERM"),
  };
}

/** The one thing about a socket that Node does not tell in public. */
function descriptorOf(listener: Server): number {
  return (listener as unknown as { _handle: { fd: number } })._handle.fd;
}
