import { createLogger, describeError, type Logger } from "./logger.ts";
import { readSettings } from "./settings.ts";
import { type RunningServer, startServer } from "./start-server.ts";

/** Running requests have this long; a process manager kills after ten seconds. */
const closeLimitMilliseconds = 9000;

/** Serves the site in a folder as this process: prints, logs, and ends on a signal. Throws a StartError where it cannot. */
export async function runServer(distFolder: string): Promise<void> {
  // The server keeps running when the reader of its log has gone.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel, (lines) => process.stdout.write(lines));
  process.once("exit", log.flush);
  const server = await startServer({ distFolder, env: process.env, settings, log });
  process.stdout.write(`Villa website ready at ${server.address}\n`);
  endWithProcess(server, log);
}

function endWithProcess(server: RunningServer, log: Logger): void {
  let isEnding = false;

  async function end(exitCode: number): Promise<void> {
    isEnding = true;
    await server.close(closeLimitMilliseconds);
    process.exit(exitCode);
  }

  for (const signal of ["SIGTERM", "SIGINT"]) {
    process.on(signal, () => (isEnding ? process.exit(1) : void end(0)));
  }
  // Rejections that nobody handles end up here too.
  process.on("uncaughtException", (error) => {
    log.error({ message: "The server stops: nobody handled an error.", ...describeError(error) });
    if (!isEnding) void end(1);
  });
}
