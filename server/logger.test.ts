import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createLogger, describeError } from "./logger.ts";

describe("the log", () => {
  it("writes one line of JSON per call, with time and level", async () => {
    const writes: string[] = [];
    const log = createLogger("info", (lines) => writes.push(lines));
    log.info({ path: '/a"\n\u2028b' });
    log.error({ message: "x" });
    await nextTurn();
    const lines = writes.join("").trimEnd().split("\n");
    expect(writes).toHaveLength(1);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: expect.stringMatching(/^\d{4}-.*Z$/), level: "info", path: '/a"\n\u2028b' },
      { time: expect.any(String), level: "error", message: "x" },
    ]);
  });

  it("leaves out what is below its level", () => {
    const writes: string[] = [];
    const log = createLogger("warn", (lines) => writes.push(lines));
    log.debug({});
    log.info({});
    log.warn({ message: "kept" });
    log.flush();
    expect([log.writes("info"), log.writes("warn"), log.writes("error")]).toEqual([
      false,
      true,
      true,
    ]);
    expect(writes.join("")).toMatch(/^\{.*"message":"kept"\}\n$/);
  });

  it("says nothing when silent, and does not repeat what is flushed", () => {
    const writes: string[] = [];
    const silent = createLogger("silent", (lines) => writes.push(lines));
    silent.error({});
    silent.flush();
    expect(writes).toEqual([]);
    const log = createLogger("debug", (lines) => writes.push(lines));
    log.debug({});
    log.flush();
    log.flush();
    expect(writes).toHaveLength(1);
  });

  it("describes whatever was thrown", () => {
    expect(describeError(new Error("broken"))).toMatchObject({ error: "broken" });
    expect(describeError("text")).toEqual({ error: "text" });
  });
});
