// The server as a process of its own, on loopback.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";

/** A running server: what it has printed so far, and the exit code once it has ended. */
export type ServerProcess = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<unknown>;
};

/** Arguments with which Node serves a `dist` folder; `more` is code to run after the start. */
export function argumentsToServe(distFolder: string, more = ""): string[] {
  const module = JSON.stringify(join(import.meta.dirname, "../../../server/run-server.ts"));
  const code = `import { runServer } from ${module};
    await runServer(${JSON.stringify(distFolder)}); ${more}`;
  return ["--eval", code];
}

/** Starts a server of a `dist` folder; the test ends it. */
export function startProcess(
  distFolder: string,
  env: Readonly<Record<string, string>> = {},
  more = "",
): ServerProcess {
  const child = spawn(process.execPath, argumentsToServe(distFolder, more), {
    cwd: tmpdir(),
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", ...env },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const exit = once(child, "close").then(([code]) => code);
  return { child, output: () => output, errors: () => errors, exit };
}

/** The address of a server, as soon as it says that it is ready. */
export async function addressOf({ output }: Pick<ServerProcess, "output">): Promise<string> {
  return await vi.waitFor(
    () => {
      const ready = /^Villa website ready at (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output());
      if (ready?.[1] === undefined) throw new Error("The server is not ready yet.");
      return ready[1];
    },
    { timeout: 20_000 },
  );
}
