/** Clocks that a test can set forward. */
export type Timers = {
  /** Calls back once after a number of milliseconds; gives back how to prevent that. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
};

/** Node takes a longer wait for none at all. */
const maxMilliseconds = 2 ** 31 - 1;

/** The timers of Node; none of them keeps the process running. */
export const nodeTimers: Timers = {
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, Math.min(milliseconds, maxMilliseconds)).unref();
    return () => clearTimeout(timer);
  },
};
