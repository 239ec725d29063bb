/** A reason not to start that the operator can mend; its message is one line for the terminal. */
export class StartError extends Error {
  override readonly name: string = "StartError";
}
