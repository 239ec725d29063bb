import { BlockList, isIP, isIPv6 } from "node:net";

/** A range of addresses with a common prefix. */
export type Network = { readonly address: string; readonly bits: number };

/** Parses a network, `10.0.0.0/8` or one address; null if it is neither. */
export function readNetwork(text: string): Network | null {
  const [address = "", bits] = text.split("/");
  const most = isIP(address) === 0 ? -1 : isIPv6(address) ? 128 : 32;
  const count = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : most + 1;
  return most > 0 && count <= most ? { address, bits: count } : null;
}

/** Tests whether an address is in one of these networks; false for text that is no address. */
export function createIsWithin(networks: readonly Network[]): (address: string) => boolean {
  const list = new BlockList();
  const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
  for (const { address, bits } of networks) list.addSubnet(address, bits, familyOf(address));
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
