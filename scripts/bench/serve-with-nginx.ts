import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, sendRequest } from "../../tests/support/send-request.ts";
import { endWithThisProcess } from "../lib/end-with-this-process.ts";
import type { MeasuredServer } from "./measured-server.ts";

/** Headers that nginx gives by itself. */
const ownHeaders = ["connection", "content-encoding", "content-length", "content-type", "date"];

const pauseMilliseconds = 50;
const startLimitMilliseconds = 10_000;

/**
 * Serves answers of ours, by path, from a folder with one process of nginx: the same bytes, already
 * compressed with gzip, under the same headers. Gives back nothing where there is no nginx.
 */
export async function serveWithNginx(
  folder: string,
  answers: ReadonlyMap<string, Answer>,
): Promise<MeasuredServer | undefined> {
  if (spawnSync("nginx", ["-v"]).status !== 0) return undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const locations = [...answers].map(([path, answer], index) => {
    writeFileSync(join(folder, `${index}.html.gz`), answer.body);
    return `location = ${path} { rewrite ^ /${index}.html break; ${writeHeaders(answer)} }`;
  });
  const port = await findFreePort();
  const configuration = join(folder, "nginx.conf");
  writeFileSync(configuration, configure(folder, port, locations));
  const child = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", configuration], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = endWithThisProcess(child);
  const [path = "/"] = answers.keys();
  const until = performance.now() + startLimitMilliseconds;
  while (!(await answersAt(`http://127.0.0.1:${port}${path}`))) {
    if (performance.now() > until) throw new Error("nginx does not answer");
    await wait(pauseMilliseconds);
  }
  return { port, pid: child.pid ?? 0, [Symbol.dispose]: stop };
}

function writeHeaders({ headers }: Answer): string {
  return Object.entries(headers)
    .filter(([name]) => !ownHeaders.includes(name) && name !== "keep-alive" && name !== "etag")
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join(" ");
}

function configure(folder: string, port: number, locations: readonly string[]): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `daemon off;
master_process off;
pid ${join(folder, "nginx.pid")};
events { worker_connections 512; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  gzip_static always;
  default_type "text/html; charset=utf-8";
  ${temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${locations.join("\n    ")}
  }
}
`;
}

async function answersAt(url: string): Promise<boolean> {
  const headers = { "Accept-Encoding": "gzip" };
  return sendRequest(url, { headers }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
