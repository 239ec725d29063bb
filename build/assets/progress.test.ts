import { describe, expect, it } from "vitest";
import { createProgress } from "./progress.ts";

function watch(total: number, isTTY: boolean): string[] {
  const written: string[] = [];
  const advance = createProgress("pictures", total, { isTTY, write: (text) => written.push(text) });
  for (let done = 0; done < total; done += 1) advance();
  return written;
}

describe("createProgress", () => {
  it("rewrites one line of a terminal", () => {
    expect(watch(2, true)).toEqual(["\rpictures: 1 of 2", "\rpictures: 2 of 2\n"]);
  });

  it("writes about ten lines to a log, the last one complete", () => {
    const lines = watch(412, false);
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe("pictures: 42 of 412\n");
    expect(lines.at(-1)).toBe("pictures: 412 of 412\n");
  });
});
