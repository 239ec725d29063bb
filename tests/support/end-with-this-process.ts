import type { ChildProcess } from "node:child_process";

/** Ends a program when this one ends, since it would go on by itself; gives back how to end it before. */
export function endWithThisProcess(child: ChildProcess): () => void {
  const stop = () => {
    process.off("exit", stop);
    child.kill();
  };
  process.once("exit", stop);
  return stop;
}
