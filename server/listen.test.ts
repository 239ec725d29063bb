// How many may wait to be accepted, on a server that accepts nobody for a while.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { readLine } from "../tests/support/read-line.ts";
import { listenLocally } from "../tests/support/server/listen-locally.ts";

/** Above the 511 of Node, below what test machines let a process open. */
const visitors = 800;

/** Listens, and then does nothing else: connections wait in the kernel. */
const script = `
  import { createServer } from "node:http";
  import { writeSync } from "node:fs";
  import { listen } from ${JSON.stringify(join(import.meta.dirname, "listen.ts"))};
  const { LISTEN_FDS } = process.env;
  const env = LISTEN_FDS ? { LISTEN_FDS, LISTEN_PID: String(process.pid) } : {};
  const server = createServer();
  await listen(server, { host: "127.0.0.1", port: 0 }, env);
  writeSync(1, "port " + server.address().port + "\\n");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30_000);
`;

const somaxconn = "/proc/sys/net/core/somaxconn";
const isLinux = process.platform === "linux" && Number(readFileSync(somaxconn)) > visitors;

it.runIf(isLinux).each(["by itself", "on a socket handed over"])(
  "A server that listens %s keeps visitors waiting rather than turning them away.",
  async (way) => {
    const listener = createServer();
    const stdio: ("ignore" | "pipe" | "inherit" | number)[] = ["ignore", "pipe", "inherit"];
    const env: NodeJS.ProcessEnv = { ...process.env };
    if (way.includes("handed")) {
      await listenLocally(listener);
      stdio.push((listener as unknown as { _handle: { fd: number } })._handle.fd);
      env["LISTEN_FDS"] = "1";
    }
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      env,
      stdio,
    });
    const sockets: Socket[] = [];
    onTestFinished(() => {
      child.kill("SIGKILL");
      listener.close();
      for (const socket of sockets) socket.destroy();
    });
    const port = await readLine(child.stdout as Readable, /^port (\d+)\n/m, "It");
    listener.close();
    const connected = Array.from({ length: visitors }, () => {
      const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
      sockets.push(socket);
      return once(socket, "connect");
    });
    const tooLate = AbortSignal.timeout(5000);
    await Promise.race([Promise.all(connected), once(tooLate, "abort")]);
    expect(sockets.filter(({ connecting }) => connecting)).toHaveLength(0);
  },
);
