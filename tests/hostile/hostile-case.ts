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
