/** A reason not to start that the operator can mend; its message is one line for the terminal. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}

/** Does the work of a program; what whoever runs it can mend is told without a stack trace. */
export async function runEntry(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    // What the program is told, or how it is called.
    if (!(error instanceof StartError || code.startsWith("ERR_PARSE_ARGS"))) throw error;
    console.error(message);
    // Not later: a server that could not listen may have begun other things.
    process.exit(1);
  }
}
