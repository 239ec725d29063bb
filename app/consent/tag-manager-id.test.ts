import { describe, expect, it } from "vitest";
import { findTagManagerIdFault } from "./tag-manager-id.ts";

describe("the id of the tag manager", () => {
  it.each(["GTM-ABC123", "G-1", "GTM-0", "G-ABCDEF1234"])("may be %s", (id) => {
    expect(findTagManagerIdFault(id)).toBeUndefined();
  });

  it.each([
    ["gtm-abc123", " Did you mean 'GTM-ABC123' or 'G-ABC123'?"],
    ["UA-123-4", " Did you mean 'GTM-4' or 'G-4'?"],
    ["GTM-AB-CD", " Did you mean 'GTM-CD' or 'G-CD'?"],
    ["GTM_ABC", " Did you mean 'GTM-GTMABC' or 'G-GTMABC'?"],
    ["GTM-ABC 12", " Did you mean 'GTM-ABC12' or 'G-ABC12'?"],
    ["GTM-", ""],
    ["", ""],
    ["GTM-ABC\n", " Did you mean 'GTM-ABC' or 'G-ABC'?"],
    [" GTM-ABC", " Did you mean 'GTM-ABC' or 'G-ABC'?"],
    [undefined, " Did you mean 'GTM-UNDEFINED' or 'G-UNDEFINED'?"],
  ])("may not be %j, and the error suggests what was meant", (id, tail) => {
    expect(findTagManagerIdFault(id)).toBe(
      `'${id}' is not a valid GTM-ID (/^(GTM|G)-[0-9A-Z]+$/).${tail}`,
    );
  });
});
