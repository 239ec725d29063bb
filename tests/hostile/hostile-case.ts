import { sendRaw } from "../support/server/raw-request.ts";

/** What a client sends, and the statuses of all answers that it gets before the server hangs up. */
export type HostileCase = {
  readonly what: string;
  /** One character a byte. */
  readonly bytes: string;
  readonly statuses: readonly number[];
};

/** A request as bytes that asks for an answer and no more; headers are whole lines. */
export function request(line: string, ...headers: readonly string[]): string {
  return [`${line} HTTP/1.1`, "Host: villa.example", "Connection: close", ...headers, "", ""].join(
    "\r\n",
  );
}

/** What stands between the spaces and line ends of a text. */
export function words(text: string): readonly string[] {
  return text.trim().split(/[ \n]+/);
}

/** Cases that differ in their address only. */
export function addressCases(status: number, addresses: readonly string[]): readonly HostileCase[] {
  return addresses.map((address) => ({
    what: `GET ${shorten(address)}`,
    bytes: request(`GET ${address}`),
    statuses: [status],
  }));
}

/** Cases that send one header with an address, with values of all kinds. */
export function headerCases(
  status: number,
  address: string,
  name: string,
  values: readonly string[],
): readonly HostileCase[] {
  return values.map((value) => ({
    what: `GET ${address} with ${name}: ${shorten(value)}`,
    bytes: request(`GET ${address}`, `${name}: ${value}`),
    statuses: [status],
  }));
}

/** Cases that have nothing in common but their first line of text: its name. */
export function namedCases(
  cases: readonly (readonly [what: string, bytes: string, ...statuses: number[]])[],
): readonly HostileCase[] {
  return cases.map(([what, bytes, ...statuses]) => ({ what, bytes, statuses }));
}

function shorten(text: string): string {
  const shown = JSON.stringify(text);
  return shown.length > 60 ? `${shown.slice(0, 50)}… (${text.length} bytes)` : shown;
}

/** One answer as it came over the wire. */
export type WireAnswer = {
  readonly status: number;
  /** Names in small letters, in the order in which they came, repeated ones too. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
};

/** Sends bytes to a local port and gives back all answers; rejects unless the server hangs up. */
export async function exchange(port: number, bytes: string): Promise<readonly WireAnswer[]> {
  return readAnswers(await sendRaw(port, bytes));
}

/** The value of a header; undefined where there is none. */
export function headerOf({ headers }: WireAnswer, name: string): string | undefined {
  return headers.find(([other]) => other === name)?.[1];
}

function readAnswers(text: string): readonly WireAnswer[] {
  const answers: WireAnswer[] = [];
  let rest = text;
  while (rest !== "") {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    if (head === null) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const [all, status, lines = ""] = head;
    const headers = lines
      .split("\r\n")
      .slice(0, -1)
      .map((line) => {
        const colon = line.indexOf(": ");
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 2)] as const;
      });
    const answer = { status: Number(status), headers, body: "" };
    const hasBody = answer.status >= 200 && answer.status !== 304;
    const length = hasBody ? Number(headerOf(answer, "content-length")) : 0;
    const body = rest.slice(all.length, all.length + length);
    if (body.length !== length) throw new Error(`An answer of ${length} bytes has ${body.length}.`);
    answers.push({ ...answer, body });
    rest = rest.slice(all.length + length);
  }
  return answers;
}
