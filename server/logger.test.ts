import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLogger } from "./logger.ts";

it("A log writes a line of JSON per call from its level on, those of one turn together.", async () => {
  const writes: string[] = [];
  const log = createLogger("info", (lines) => writes.push(lines));
  log.debug({});
  log.info({ path: '/a"\n\u2028b' });
  log.error({ message: "x" });
  expect([log.writes("debug"), log.writes("info")]).toEqual([false, true]);
  await nextTurn();
  expect(writes).toHaveLength(1);
  const lines = writes.join("").trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.stringMatching(/^\d{4}-.*Z$/), level: "info", path: '/a"\n\u2028b' },
    { time: expect.any(String), level: "error", message: "x" },
  ]);
});
