import { spawn } from "node:child_process";
import { join } from "node:path";

/** How a program ended and what it said. */
export type ProgramEnd = {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
};

const project = join(import.meta.dirname, "..", "..");

/** Runs a script of the project with this Node until it ends, with these variables on top of ours. */
export function runProgram(
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...variables };
    const child = spawn(process.execPath, args, { cwd: project, env });
    let [output, errors] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      errors += text;
    });
    child.on("error", reject);
    child.on("close", (status) => resolve({ status, output, errors }));
  });
}
