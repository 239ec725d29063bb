/** A reason not to start that the operator can mend; its message is one line for the terminal. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}

/** Does the work of a program; what whoever runs it can mend is told without a stack trace. */
export async function runEntry(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isMendable(error)) throw error;
    console.error(error.message);
    // Not later: a server that could not listen may have begun other things.
    process.exit(1);
  }
}

/** Whether whoever runs a program can mend it: what it is told, or how it is called. */
function isMendable(error: unknown): error is Error {
  const { code = "" } = error as NodeJS.ErrnoException;
  return error instanceof StartError || code.startsWith("ERR_PARSE_ARGS");
}
