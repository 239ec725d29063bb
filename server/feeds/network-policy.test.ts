import { describe, expect, it } from "vitest";
import { isPublicAddress } from "./network-policy.ts";

describe("an address", () => {
  it.each(["8.8.8.8", "93.184.215.14", "2606:2800:21f:cb07::1", "2a00:1450:4001::1"])(
    "%s is public",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "::",
    "::1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:db8::1",
    "fe80::1",
    "ff02::1",
    "localhost",
    "",
  ])("%j is not", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
