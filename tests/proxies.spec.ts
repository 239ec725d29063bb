// The files of `deploy/`, read by the proxies themselves, in front of two servers of the site.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pages } from "../app/routes.ts";
import { workspace } from "./support/built-site.ts";
import { primary } from "./support/languages.ts";
import { sendRequest } from "./support/send-request.ts";
import { endWithThisProcess, serveBuild } from "./support/serve-build.ts";
import { findFreePort } from "./support/server/listen-locally.ts";
import { test } from "./support/site-test.ts";

type Proxy = {
  readonly file: string;
  /** The file's text for a port of this machine and without certificates. */
  readonly adapt: (text: string, folder: string, port: number) => string;
  readonly start: (folder: string, file: string) => string[];
};

const proxies: Readonly<Record<string, Proxy>> = {
  nginx: {
    file: "nginx.conf",
    adapt: (text, folder, port) => {
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      const site = text
        .replace(/server \{[^}]*return 301[^}]*\}/, "")
        .replace(/^\s*(?:listen \[::\]|ssl_).*$/gm, "")
        .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`);
      return `daemon off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")} ${site} }`;
    },
    start: (folder, file) => ["-p", folder, "-e", "stderr", "-c", file],
  },
  caddy: {
    file: "Caddyfile",
    adapt: (text, _folder, port) =>
      `{\n admin off\n}\n${text.replace(/^villa\.example/m, `http://127.0.0.1:${port}`)}`,
    start: (_folder, file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
};

const path = pages.about[primary];

const waitFor = (isTrue: () => boolean) =>
  expect.poll(isTrue, { intervals: [20], timeout: 30_000 }).toBe(true);

for (const [name, { file, adapt, start }] of Object.entries(proxies)) {
  test(`behind ${name} nobody waits for a server that stops, breaks off and comes back`, async ({
    ask: askSite,
  }, testInfo) => {
    test.slow();
    test.skip(spawnSync(name, ["-v"]).error !== undefined, `${name} is not installed`);
    const ports = [await findFreePort(), await findFreePort()] as const;
    const port = await findFreePort();
    const folder = testInfo.outputPath();
    const config = testInfo.outputPath(file);
    const text = await readFile(join(workspace.engine, "deploy", file), "utf8");
    const adapted = ["3000", "3001"].reduce(
      (adapted, from, index) => adapted.replace(`127.0.0.1:${from}`, `127.0.0.1:${ports[index]}`),
      adapt(text, folder, port),
    );
    await writeFile(config, adapted);

    const servers = await Promise.all(ports.map((own) => serveBuild(workspace.out, own)));
    const proxy = spawn(name, start(folder, config), {
      stdio: "ignore",
      env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    });
    const stop = endWithThisProcess(proxy);
    const ask = () => sendRequest(`http://127.0.0.1:${port}${path}`);
    await expect.poll(async () => (await ask().catch(() => undefined))?.status).toBe(200);

    let isOver = false;
    const answers: { status: number; bytes: number; milliseconds: number }[] = [];
    const visit = async () => {
      while (!isOver) {
        const began = performance.now();
        const { status, body } = await ask();
        answers.push({ status, bytes: body.length, milliseconds: performance.now() - began });
      }
    };
    const visitors = Promise.all(Array.from({ length: 4 }, visit));
    const serveMore = async () => {
      const { length } = answers;
      const isMore = () => answers.length > length + 50;
      await Promise.race([visitors, waitFor(isMore)]);
    };
    for (const signal of ["SIGTERM", "SIGKILL"] as const) {
      for (const [index, own] of ports.entries()) {
        await serveMore();
        const server = servers[index];
        process.kill(server?.pid ?? 0, signal);
        await server?.ended;
        await serveMore();
        servers[index] = await serveBuild(workspace.out, own);
      }
    }
    await serveMore();
    isOver = true;
    await visitors;

    for (const server of servers) server.stop();
    stop();
    await once(proxy, "exit");
    const { body } = await askSite(path);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ bytes }) => bytes))).toEqual(new Set([body.length]));
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(2000);
  });
}
