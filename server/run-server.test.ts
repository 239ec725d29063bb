import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { Agent, get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { writeFakeDist } from "../tests/support/server/fake-site.ts";
import { addressOf, startProcess } from "../tests/support/server/server-process.ts";

let distFolder: string;

beforeAll(async () => {
  distFolder = await writeFakeDist();
});

afterAll(async () => {
  await rm(distFolder, { recursive: true });
});

describe("the program", () => {
  it("prints its address, logs, and ends on SIGINT", async () => {
    const program = startProcess(distFolder);
    const address = await addressOf(program);
    expect((await fetch(`${address}/about?x=1`)).status).toBe(200);
    program.child.kill("SIGINT");
    expect(await program.exit).toBe(0);
    const line = program.output().split("\n")[1] ?? "";
    expect(JSON.parse(line)).toMatchObject({ method: "GET", path: "/about", status: 200 });
    expect(program.errors()).toBe("");
  });

  it("answers all who are being served when it is told to end", { retry: 1 }, async () => {
    const program = startProcess(distFolder);
    const address = await addressOf(program);
    const answers: string[] = [];
    const isServing = Promise.withResolvers<void>();

    /** Asks again and again over one connection until the server says that it is the last time. */
    async function visit(): Promise<void> {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let isLast = false; !isLast; ) {
        const [answer] = await once(get(`${address}/de`, { agent }), "response");
        answers.push(await text(answer));
        isLast = answer.headers.connection === "close";
        if (answers.length > 100) isServing.resolve();
      }
    }

    const visits = Promise.all(Array.from({ length: 10 }, visit));
    await isServing.promise;
    program.child.kill("SIGTERM");
    await visits;
    expect(await program.exit).toBe(0);
    expect(new Set(answers)).toEqual(new Set(["The bytes of home___de.html"]));
    const lines = program.output().trimEnd().split("\n").slice(1);
    expect(lines.filter((line) => JSON.parse(line).path === "/de")).toHaveLength(answers.length);
  });

  describe("with an answer under way", () => {
    let folder: string;
    const bytes = 32 * 1024 * 1024;

    beforeAll(async () => {
      folder = await writeFakeDist();
      await writeFile(join(folder, "static/pictures/villa-1a2b.avif"), Buffer.alloc(bytes));
    });

    afterAll(async () => {
      await rm(folder, { recursive: true });
    });

    /** A program with a reader who has read nothing but the beginning yet. */
    async function startWithReader() {
      const fault = "process.on('SIGUSR2', () => void Promise.reject(new Error('broken')));";
      const program = startProcess(folder, {}, fault);
      const address = await addressOf(program);
      const picture = get(`${address}/pictures/villa-1a2b.avif`, { agent: false });
      const [answer] = (await once(picture, "response")) as [IncomingMessage];
      answer.on("error", () => {});
      return { program, address, answer };
    }

    async function waitUntilClosed(address: string): Promise<void> {
      await vi.waitFor(() => expect(fetch(address)).rejects.toThrow("fetch failed"), 20_000);
    }

    it.each([
      ["a signal", "SIGTERM", 0],
      ["an error that nobody handled", "SIGUSR2", 1],
    ] as const)("finishes it after %s", async (_case, signal, exitCode) => {
      const { program, address, answer } = await startWithReader();
      program.child.kill(signal);
      await waitUntilClosed(address);
      expect((await buffer(answer)).length).toBe(bytes);
      expect(await program.exit).toBe(exitCode);
      expect(program.output().match(/"level":"error".*"error":"broken"/g) ?? []).toHaveLength(
        exitCode,
      );
      expect(program.errors()).toBe("");
    });

    it("exits at once on a second signal", async () => {
      const { program, address, answer } = await startWithReader();
      program.child.kill("SIGTERM");
      await waitUntilClosed(address);
      expect(program.child.exitCode).toBeNull();
      program.child.kill("SIGTERM");
      expect(await program.exit).toBe(1);
      answer.destroy();
    });
  });

  it("prints one line and ends with 1 when a setting is wrong", async () => {
    const program = startProcess(distFolder, { PORT: "abc" });
    expect(await program.exit).toBe(1);
    expect(program.output()).toBe("");
    expect(program.errors()).toBe('PORT holds "abc"; it must be a whole number from 0 to 65535.\n');
  });
});

it("The program starts with options that this Node knows.", () => {
  const main = join(import.meta.dirname, "main.ts");
  // Of an option that is gone V8 complains, and goes on without it.
  const { stderr } = spawnSync(process.execPath, [main], { encoding: "utf8" });
  expect(stderr).toMatch(/^There is no finished site in .*\n$/);
});
