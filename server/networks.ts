import { BlockList, isIP, isIPv6 } from "node:net";

/** Addresses with the same first bits. */
export type Network = { readonly address: string; readonly bits: number };

/** The network that a text names, `10.0.0.0/8` or one address; null where it names none. */
export function readNetwork(text: string): Network | null {
  const [address = "", bits] = text.split("/");
  const most = isIP(address) === 0 ? -1 : isIPv6(address) ? 128 : 32;
  const count = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : most + 1;
  return most > 0 && count <= most ? { address, bits: count } : null;
}

/** Tells of an address whether it is of one of these networks; what is no address is of none. */
export function createIsWithin(networks: readonly Network[]): (address: string) => boolean {
  const list = new BlockList();
  const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");
  for (const { address, bits } of networks) list.addSubnet(address, bits, familyOf(address));
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
