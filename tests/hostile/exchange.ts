// What goes over the wire, one character a byte.
import { sendRaw } from "../support/server/raw-request.ts";

/** A request that asks for an answer and no more; headers are whole lines. */
export function request(line: string, ...headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, "Host: villa.example", "Connection: close", ...headers, "", ""].join(
    "\r\n",
  );
}

/** One answer as it came; names of headers in small letters, repeated ones too. */
export type WireAnswer = {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/** Sends bytes to a local port and gives back all answers; rejects unless the server hangs up. */
export async function exchange(port: number, bytes: string): Promise<readonly WireAnswer[]> {
  const answers: WireAnswer[] = [];
  let rest = await sendRaw(port, bytes);
  while (rest !== "") {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    if (head === null) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const [all, code, lines = ""] = head;
    const headers = [...lines.matchAll(/(.+?): (.*)\r\n/g)].map(
      ([, name = "", value = ""]) => [name.toLowerCase(), value] as const,
    );
    const status = Number(code);
    const hasBody = status >= 200 && status !== 304;
    const { "content-length": length = 0 } = hasBody ? Object.fromEntries(headers) : {};
    const end = all.length + Number(length);
    const body = rest.slice(all.length, end);
    if (rest.length < end) throw new Error(`An answer of ${length} bytes has ${body.length}.`);
    answers.push({ status, headers, body });
    rest = rest.slice(end);
  }
  return answers;
}
