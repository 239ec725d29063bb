import { BlockList, isIP, isIPv6 } from "node:net";
import type { SiteRequest } from "../read-request.ts";

/** Addresses with the same first bits. */
export type Network = { readonly address: string; readonly bits: number };

/** The network that a text names, `10.0.0.0/8` or one address; null where it names none. */
export function readNetwork(text: string): Network | null {
  const [address = "", bits] = text.split("/");
  const most = isIP(address) === 0 ? -1 : isIPv6(address) ? 128 : 32;
  const count = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : most + 1;
  return most > 0 && count <= most ? { address, bits: count } : null;
}

/** Knows from which network a request comes: that of whom a trusted proxy asks for. */
export function createFindNetwork(trusted: readonly Network[]) {
  const proxies = new BlockList();
  for (const { address, bits } of trusted) proxies.addSubnet(address, bits, familyOf(address));
  const isTrusted = (address: string) => proxies.check(address, familyOf(address));

  return ({ remoteAddress = "", headers }: Pick<SiteRequest, "remoteAddress" | "headers">) => {
    const named = String(headers["x-forwarded-for"] ?? "").split(",");
    let address = plain(remoteAddress);
    // Each proxy adds at the end whom it has heard; what stands before the first stranger may be invented.
    while (isIP(address) !== 0 && isTrusted(address)) {
      const before = plain(named.pop() ?? "");
      if (isIP(before) === 0) break;
      address = before;
    }
    return isIPv6(address) ? firstHalf(address) : address;
  };
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/** Without spaces, and without what IPv6 puts before an address of IPv4. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

/** A household has the first 64 bits of its addresses to itself. */
function firstHalf(address: string): string {
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const [before, after] = [head.split(":"), tail.split(":").filter(Boolean)];
  const missing = address.includes("::") ? 8 - before.filter(Boolean).length - after.length : 0;
  const groups = [...before.filter(Boolean), ...Array(missing).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
