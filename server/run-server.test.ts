import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeFakeDist } from "./fake-site.ts";

let distFolder: string;

beforeAll(async () => {
  distFolder = await writeFakeDist();
});

afterAll(async () => {
  await rm(distFolder, { recursive: true });
});

type Run = {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  exit: Promise<unknown>;
};

function run(folder: string, env: Record<string, string> = {}, more = ""): Run {
  const module = JSON.stringify(join(import.meta.dirname, "run-server.ts"));
  const code = `import { runServer } from ${module};
    await runServer(${JSON.stringify(folder)}); ${more}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    cwd: tmpdir(),
    env: { HOST: "127.0.0.1", PORT: "0", ...env },
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

async function addressOf({ output }: Run): Promise<string> {
  return await vi.waitFor(
    () => {
      const address = /^Villa website ready at (http:\/\/127\.0\.0\.1:\d+)\n/.exec(output())?.[1];
      expect(address).toBeDefined();
      return address ?? "";
    },
    { timeout: 10_000 },
  );
}

describe("the program", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "prints its address, logs, and ends on %s",
    async (signal) => {
      const program = run(distFolder);
      const address = await addressOf(program);
      expect((await fetch(`${address}/about?x=1`)).status).toBe(200);
      program.child.kill(signal);
      expect(await program.exit).toBe(0);
      const [, line = ""] = program.output().split("\n");
      expect(JSON.parse(line)).toMatchObject({ method: "GET", path: "/about", status: 200 });
      expect(program.errors()).toBe("");
    },
  );

  it("exits at once on a second signal, though an answer is still under way", async () => {
    const folder = await writeFakeDist();
    await writeFile(
      join(folder, "static/pictures/villa-1a2b.avif"),
      Buffer.alloc(64 * 1024 * 1024),
    );
    const program = run(folder);
    const { port, origin } = new URL(await addressOf(program));
    const slowReader = connect(Number(port), "127.0.0.1");
    slowReader.on("error", () => {});
    slowReader.write("GET /pictures/villa-1a2b.avif HTTP/1.1\r\nHost: x\r\n\r\n");
    await once(slowReader, "readable");
    program.child.kill("SIGTERM");
    await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow("fetch failed"));
    expect(program.child.exitCode).toBeNull();
    program.child.kill("SIGTERM");
    expect(await program.exit).toBe(1);
    slowReader.destroy();
    await rm(folder, { recursive: true });
  });

  it.each([
    ["an exception", "setTimeout(() => { throw new Error('broken') });"],
    ["a rejection", "Promise.reject(new Error('broken'));"],
  ])("logs %s that nobody handled, and ends with 1", async (_case, more) => {
    const program = run(distFolder, {}, more);
    expect(await program.exit).toBe(1);
    expect(program.output()).toMatch(/"level":"error".*"error":"broken"/);
  });

  it("prints one line and ends with 1 when a setting is wrong", async () => {
    const program = run(distFolder, { PORT: "abc" });
    expect(await program.exit).toBe(1);
    expect(program.output()).toBe("");
    expect(program.errors()).toBe('PORT holds "abc"; it must be a whole number from 0 to 65535.\n');
  });

  it("prints one line and ends with 1 when there is no site", async () => {
    const program = run(join(distFolder, "nowhere"));
    expect(await program.exit).toBe(1);
    expect(program.errors()).toMatch(/^There is no finished site in .*\n$/);
  });

  it("prints one line and ends with 1 when its port is taken", async () => {
    const first = run(distFolder);
    const { port } = new URL(await addressOf(first));
    const second = run(distFolder, { PORT: port });
    expect(await second.exit).toBe(1);
    expect(second.errors()).toMatch(/^Port \d+ is taken by another program: .*\n$/);
    first.child.kill();
    await first.exit;
  });
});
