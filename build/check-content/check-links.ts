import type { Links } from "../../src/facts/facts.ts";
import { findPlaceholders, listPlaceholders } from "./placeholders.ts";

const file = "content/links.ts";

/** Mistakes in the addresses outside the site, and in their placeholders. */
export function checkLinks(links: Links): string[] {
  return listAddresses(links).flatMap(([path, address]) => {
    const mistakes: string[] = [];
    if (!isWebAddress(address)) {
      mistakes.push(
        `${file}: ${path} is "${address}"; expected an address that begins with https:// or http://.`,
      );
    }
    const expected = placeholdersOf(path);
    const found = findPlaceholders(address);
    if (String(found) !== String(expected)) {
      mistakes.push(
        `${file}: ${path} has the placeholders ${listPlaceholders(found)}; ` +
          `expected ${listPlaceholders(expected)}.`,
      );
    }
    return mistakes;
  });
}

/** Whether a text is a complete address on the web, without a name or a password in it. */
export function isWebAddress(address: string): boolean {
  if (/\s/.test(address) || !/^https?:\/\//.test(address)) return false;
  const url = URL.parse(address.replaceAll(/[{}]/g, ""));
  return url !== null && url.username === "" && url.password === "";
}

function placeholdersOf(path: string): string[] {
  if (path.startsWith("booking.stay")) return ["arrival", "departure"];
  return path === "flagService" ? ["country"] : [];
}

function listAddresses(links: object, prefix = ""): [path: string, address: string][] {
  return Object.entries(links).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[`${prefix}${key}`, value] as [string, string]]
      : listAddresses(value, `${prefix}${key}.`),
  );
}
