// Servers that ours is compared with: each has one answer of ours, the same bytes and headers.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { readLine } from "../support/read-line.ts";
import { type Answer, sendRequest } from "../support/send-request.ts";
import { endWithThisProcess } from "../support/serve-build.ts";
import { findFreePort } from "../support/server/listen-locally.ts";

/** Headers that Node gives by itself. */
const headersOfNode = ["connection", "date", "keep-alive"];

/** Serves an answer with nothing but `node:http`, from memory. */
export async function serveBare({ headers, body }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !headersOfNode.includes(name));
  const code = `
    const body = Buffer.from(${JSON.stringify(body.toString("base64"))}, "base64");
    const headers = ${JSON.stringify(kept.flat())};
    const server = require("node:http").createServer((_, response) => {
      response.writeHead(200, headers).end(body);
    });
    server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));`;
  const child = spawn(process.execPath, ["--eval", code], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = endWithThisProcess(child);
  const address = await readLine(child.stdout, /(http:\/\/\S+)\s/, "The bare server");
  return { address, [Symbol.dispose]: stop };
}

/** Headers that nginx gives by itself. */
const headersOfNginx = /^(?:connection|content-.*(?<!policy)|date|etag|keep-alive)$/;

/** Serves an answer with one process of nginx. */
export async function serveWithNginx(path: string, answer: Answer) {
  const folder = mkdtempSync(join(tmpdir(), "villa-nginx-"));
  const port = await findFreePort();
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !headersOfNginx.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  writeFileSync(join(folder, "page.html.gz"), answer.body);
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100;
  keepalive_requests 100000000; gzip_static always; default_type "text/html; charset=utf-8";
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location = ${path} { rewrite ^ /page.html break; ${headers.join(" ")} }
  }
}
`,
  );
  const child = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = endWithThisProcess(child);
  const address = `http://127.0.0.1:${port}`;
  while ((await sendRequest(address + path).catch(() => undefined))?.status !== 200) {
    if (child.exitCode !== null) throw new Error("nginx ended before it answered.");
    await wait(50);
  }
  return {
    address,
    [Symbol.dispose]: () => {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
