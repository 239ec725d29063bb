/** From the most to the least talkative. */
export const logLevels = ["debug", "info", "warn", "error", "silent"] as const;

export type LogLevel = (typeof logLevels)[number];

type LogFields = Readonly<Record<string, unknown>>;

type LineLevel = Exclude<LogLevel, "silent">;

/** Writes one JSON line per call, from its level on. */
export type Logger = ReturnType<typeof createLogger>;

/** A logger of everything from a level on; lines of one turn of the event loop go out together. */
export function createLogger(level: LogLevel, write: (lines: string) => void) {
  let waiting = "";

  /** Writes buffered lines. */
  function flush(): void {
    const lines = waiting;
    waiting = "";
    if (lines !== "") write(lines);
  }

  /** Whether lines of a level are written at all. */
  function writes(name: LineLevel): boolean {
    return logLevels.indexOf(name) >= logLevels.indexOf(level);
  }

  const logAt = (name: LineLevel) => (fields: LogFields) => {
    if (!writes(name)) return;
    if (waiting === "") setImmediate(flush);
    waiting += `${JSON.stringify({ time: new Date().toISOString(), level: name, ...fields })}\n`;
  };

  return {
    debug: logAt("debug"),
    info: logAt("info"),
    warn: logAt("warn"),
    error: logAt("error"),
    writes,
    flush,
  };
}

/** What a log says of something thrown: its message and where it came from. */
export function describeError(error: unknown): LogFields {
  return error instanceof Error
    ? { error: error.message, stack: error.stack }
    : { error: String(error) };
}
