// Proxies with their files of `deploy/`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { paths } from "../../house/routes/routes.ts";
import { workspace } from "./built-site.ts";
import { primary } from "./languages.ts";
import { sendRequest } from "./send-request.ts";
import { endWithThisProcess } from "./serve-build.ts";
import { findFreePort } from "./server/listen-locally.ts";

type Proxy = {
  readonly file: string;
  /** The file's text for a port of this machine, for these servers and without certificates. */
  readonly adapt: (
    text: string,
    folder: string,
    port: number,
    servers: readonly number[],
  ) => string;
  readonly start: (folder: string, file: string) => string[];
};

/** The proxies that there is a file for, by the names of their programs. */
export const proxies = {
  nginx: {
    file: "nginx.conf",
    adapt: (text, folder, port, servers) => {
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
      // Of two, the second is in reserve, as in the file; more share the work.
      const upstream = servers.map((server, index) => {
        const isReserve = servers.length === 2 && index === 1;
        return `server 127.0.0.1:${server} ${isReserve ? "backup" : "max_fails=0"};`;
      });
      const site = text
        .replace(/(?:\s*server 127\.0\.0\.1:.*)+/, upstream.join("\n"))
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
    adapt: (text, _folder, port, servers) => {
      const upstream = servers.map((server) => `127.0.0.1:${server}`);
      const site = text
        .replace(/127\.0\.0\.1:\d+(?: 127\.0\.0\.1:\d+)*/, upstream.join(" "))
        .replace(/^villa\.example/m, `http://127.0.0.1:${port}`);
      return `{\n admin off\n}\n${site}`;
    },
    start: (_folder, file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
} satisfies Readonly<Record<string, Proxy>>;

/** Starts one in front of the servers at these ports, with a folder for itself; resolves once it answers. */
export async function startProxy(
  name: keyof typeof proxies,
  folder: string,
  servers: readonly number[],
) {
  const { file, adapt, start }: Proxy = proxies[name];
  const port = await findFreePort();
  const config = join(folder, file);
  const text = await readFile(join(workspace.engine, "deploy", file), "utf8");
  await writeFile(config, adapt(text, folder, port, servers));
  const proxy = spawn(name, start(folder, config), {
    stdio: "ignore",
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const stop = endWithThisProcess(proxy);
  const address = `http://127.0.0.1:${port}`;
  const ask = () => sendRequest(address + paths.about[primary]);
  while ((await ask().catch(() => undefined))?.status !== 200) {
    if (proxy.exitCode !== null) throw new Error(`${name} ended before it answered.`);
    await wait(50);
  }
  return {
    address,
    async [Symbol.asyncDispose]() {
      stop();
      await once(proxy, "exit");
    },
  };
}
