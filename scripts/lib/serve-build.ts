import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** A built site that is being served, on a port of this machine that was free. */
export type ServedBuild = { readonly address: string; readonly stop: () => void };

/** Serves a build of the site with these settings. Throws a sentence where there is no build. */
export async function serveBuild(dist: string, env: NodeJS.ProcessEnv): Promise<ServedBuild> {
  const program = join(dist, "server.js");
  if (!existsSync(program)) throw new Error(`There is no ${program}: run \`npm run build\` first.`);
  const server = spawn(process.execPath, [program], {
    env: { ...env, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.once("exit", (code) => reject(new Error(`${program} ended with ${code}.`)));
    server.stdout.on("data", (chunk) => {
      const ready = /ready at (http:\/\/\S+)/.exec(String(chunk))?.[1];
      if (ready) resolve(ready);
    });
  });
  return { address, stop: () => server.kill() };
}
