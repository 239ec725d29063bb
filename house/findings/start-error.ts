/** A reason not to start that the operator can fix; its message is one line for the terminal. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}

/** Runs a program. Errors that its user can fix are printed without a stack trace. */
export async function runEntry(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    // Wrong settings or arguments.
    if (!(error instanceof StartError || code.startsWith("ERR_PARSE_ARGS"))) throw error;
    console.error(message);
    // At once: a server that could not listen may have started other things.
    process.exit(1);
  }
}
