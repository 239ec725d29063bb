// For tests: a clock that moves when it is told.
import type { Timers } from "./timers.ts";

export type FakeClock = {
  readonly now: () => Date;
  readonly timers: Timers;
  /** Moves on, and calls back on the way whoever has asked for it. */
  readonly advance: (milliseconds: number) => Promise<void>;
};

/** A clock that stands at an instant. */
export function createFakeClock(start: string): FakeClock {
  let time = Date.parse(start);
  const waiting = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    now: () => new Date(time),
    timers: {
      after: (milliseconds, callback) => {
        const entry = { at: time + milliseconds, callback };
        waiting.add(entry);
        return () => waiting.delete(entry);
      },
    },
    advance: async (milliseconds) => {
      const end = time + milliseconds;
      for (;;) {
        await settle();
        const [next] = [...waiting].sort((one, other) => one.at - other.at);
        if (next === undefined || next.at > end) break;
        waiting.delete(next);
        time = next.at;
        next.callback();
      }
      time = end;
    },
  };
}

/** Lets everything run that waits for nothing but its turn. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}
