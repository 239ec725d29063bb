import { lookup as lookUpName } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import { FeedError } from "./feed-error.ts";

const refusal =
  "The address leads into a private network; AVAILABILITY_ALLOW_PRIVATE=1 would allow it.";

type IsAllowed = (address: string) => boolean;

/** Throws a FeedError where a host is written as an address that is not allowed. */
export function requireAllowedLiteral(hostname: string, isAllowed: IsAllowed): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) !== 0 && !isAllowed(address)) throw new FeedError(refusal);
}

/**
 * Resolves a name once for a connection: the addresses that pass the check are those connected to.
 * A name with even one that does not is refused; `resolve` is the system's unless a test's.
 */
export function createCheckedLookup(
  isAllowed: IsAllowed,
  resolve: LookupFunction = lookUpName,
): LookupFunction {
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
