import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { paths } from "../../house/routes/routes.ts";
import { budgets } from "../support/budgets.ts";
import { workspace } from "../support/built-site.ts";
import { serveBuild } from "../support/serve-build.ts";
import { probe } from "./probe.ts";
import { readMemory } from "./read-process.ts";
import type { Row } from "./row.ts";

const connections = 10_000;
/** As many as the kernel lets wait before the server has taken them. */
const atOnce = 200;

/** What a connection costs, and how ready pages fare, while many are open: silent, slow, and kept after a page. */
export async function measureConnections(): Promise<Row[]> {
  using site = await serveBuild(workspace.out);
  const { hostname, port } = new URL(site.address);
  const path = paths.about[defaultLocale];
  const request = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n`;
  const beginnings = ["", request, `${request}\r\n`];
  const idle = await probe(site.address + path);
  const before = readMemory(site.pid);
  const sockets: Socket[] = [];
  let lost = 0;
  while (sockets.length < connections) {
    const opened = Array.from({ length: atOnce }, (_, index) => {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      const beginning = beginnings[index % beginnings.length] ?? "";
      // What never becomes a request is closed after ten seconds, and rightly so.
      socket.once("close", () => (lost += beginning.endsWith("\r\n\r\n") ? 1 : 0)).resume();
      socket.write(beginning);
      return socket;
    });
    await Promise.all(opened.map((socket) => socket.connecting && once(socket, "connect")));
    sockets.push(...opened);
  }
  const among = await probe(site.address + path);
  const used = readMemory(site.pid) - before;
  const lostUntilNow = lost;
  for (const socket of sockets) socket.destroy();
  return [
    {
      what: "Memory for a connection, 10,000 open",
      value: (used * 1000) / connections,
      unit: "kB",
      most: budgets.memoryForConnectionKilobytes,
    },
    {
      what: "Ready page (p95), 10,000 open",
      value: among.p95,
      unit: "ms",
      most: idle.p95 * budgets.latencyUnderLoad,
      note: `idle ${idle.p95.toFixed(2)} ms`,
    },
    { what: "Kept connections lost", value: lostUntilNow, unit: "", most: 0 },
  ];
}
