import { checkAddress } from "./check-address.ts";

/**
 * Goes to an address from code. Throws for an address elsewhere that is not marked external, and
 * always for one that would run as a script. Pages of ours are shown without loading a document.
 */
export function navigateTo(
  address: string,
  { external = false, replace = false }: { external?: boolean; replace?: boolean } = {},
): void {
  const url = checkAddress(address, { origin: location.origin, external });
  if (replace) location.replace(url);
  else location.assign(url);
}
