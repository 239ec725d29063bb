// The files of `deploy/`, read by the proxies themselves, in front of two servers of the site.
import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";
import { paths } from "../house/routes/routes.ts";
import { workspace } from "./support/built-site.ts";
import { primary } from "./support/languages.ts";
import { proxies, startProxy } from "./support/proxies.ts";
import { sendRequest } from "./support/send-request.ts";
import { serveBuild } from "./support/serve-build.ts";
import { findFreePort } from "./support/server/listen-locally.ts";
import { test } from "./support/site-test.ts";
import { timeLimit } from "./support/time-limit.ts";

const path = paths.about[primary];

const waitFor = (isTrue: () => boolean) =>
  expect.poll(isTrue, { intervals: [20], timeout: timeLimit(30_000) }).toBe(true);

for (const name of Object.keys(proxies) as (keyof typeof proxies)[]) {
  test(`behind ${name} nobody waits for a server that stops, breaks off and comes back`, async ({
    ask: askSite,
  }, testInfo) => {
    test.slow();
    test.skip(spawnSync(name, ["-v"]).error !== undefined, `${name} is not installed`);
    const ports = [await findFreePort(), await findFreePort()] as const;
    const servers = await Promise.all(ports.map((own) => serveBuild(workspace.out, own)));
    await using proxy = await startProxy(name, testInfo.outputPath(), ports);
    const ask = () => sendRequest(proxy.address + path);

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
    const { body } = await askSite(path);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ bytes }) => bytes))).toEqual(new Set([body.length]));
    // Far below the 60 s that nginx waits for a server by default, far above what a busy machine takes.
    expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(10_000);
  });
}
