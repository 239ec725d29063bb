import { isIP, isIPv6 } from "node:net";
import { createIsWithin, type Network } from "../networks.ts";
import type { SiteRequest } from "../read-request.ts";

/** The network that a request comes from, behind trusted proxies that of their client. */
export function createFindNetwork(trusted: readonly Network[]) {
  const isTrusted = createIsWithin(trusted);
  return ({ remoteAddress = "", headers }: Pick<SiteRequest, "remoteAddress" | "headers">) => {
    const named = String(headers["x-forwarded-for"] ?? "").split(",");
    let address = plain(remoteAddress);
    // Each proxy appends its client. Entries before the first untrusted address may be forged.
    while (isTrusted(address)) {
      const before = plain(named.pop() ?? "");
      if (isIP(before) === 0) break;
      address = before;
    }
    return isIPv6(address) ? firstHalf(address) : address;
  };
}

/** Without spaces and the prefix of IPv4 addresses in IPv6. */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
}

/** A household shares the first 64 bits of its IPv6 addresses. */
function firstHalf(address: string): string {
  const parts = address.replace(/%.*/, "").split("::");
  const [before = [], after = []] = parts.map((part) => part.split(":").filter(Boolean));
  const zeros = Array(8 - before.length - after.length).fill("0");
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
