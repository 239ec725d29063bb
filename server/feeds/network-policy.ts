import { lookup as lookUpName } from "node:dns";
import { isIP, isIPv4, type LookupFunction } from "node:net";
import { createIsWithin, readNetwork } from "../networks.ts";
import { FeedError } from "./feed-entry.ts";

/** The addresses from which feeds may be fetched. */
export type NetworkPolicy = {
  /** Whether a connection may be made to an IP address. */
  readonly isAllowed: (address: string) => boolean;
  /** The resolver of names; the system's except in tests. */
  readonly resolve?: LookupFunction;
};

const refusal =
  "The address leads into a private network; AVAILABILITY_ALLOW_PRIVATE=1 would allow it.";

/** Throws a FeedError if a host is an IP address that is not allowed. */
export function requireAllowedLiteral(hostname: string, { isAllowed }: NetworkPolicy): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) !== 0 && !isAllowed(address)) throw new FeedError(refusal);
}

/**
 * Resolves a name once and checks its addresses, to which the connection is then made. A name with one refused address is
 * refused.
 */
export function createCheckedLookup(policy: NetworkPolicy): LookupFunction {
  const { isAllowed, resolve = lookUpName } = policy;
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, "");
      const addresses = typeof found === "string" ? [] : found;
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new FeedError(refusal), "");
      }
      return options.all === true
        ? callback(null, addresses)
        : callback(null, first.address, first.family);
    });
  };
}

/**
 * Networks outside the public internet (IANA special-purpose registries); for IPv6 those inside of 2000::/3: documentation,
 * tunnels and embedded IPv4 addresses.
 */
const specialNetworks =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 " +
  "192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 " +
  "224.0.0.0/4 240.0.0.0/4 2001::/23 2001:db8::/32 2002::/16 3fff::/20";

const isSpecial = createIsWithin(
  specialNetworks.split(" ").flatMap((network) => readNetwork(network) ?? []),
);
const isWithinPublicSpace6 = createIsWithin([{ address: "2000::", bits: 3 }]);

/** Whether an IP address is public, in any notation of IPv6. */
export function isPublicAddress(address: string): boolean {
  if (isSpecial(address)) return false;
  // Loopback, link-local and mapped IPv4 addresses all lie outside 2000::/3.
  return isIPv4(address) || isWithinPublicSpace6(address);
}
