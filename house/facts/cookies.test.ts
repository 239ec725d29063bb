import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { cookies } from "./cookies.ts";

const { hosts } = cookies.entries.statistics.wrapped.entries;
const isHost = (host: string) => v.is(hosts, { frame: [host] });

describe("a host in cookies.json", () => {
  it.each([
    ...["td.doubleclick.net", "*.g.doubleclick.net", "https://td.doubleclick.net", "127.0.0.1:80"],
    ...["wss://ws.chat.example", "http://localhost:4990", "stats.example:8443", "xn--bcher-kva.de"],
  ])("may be %s", (host) => expect(isHost(host)).toBe(true));

  it.each([
    ...["", "*", "*.com", "https:", "https://*", "data:", "'self'", "'unsafe-inline'", "com"],
    ...["a.example/path", "https://a.example/", "//a.example", "a.example?b", "user@a.example"],
    ...[
      "a.*.example",
      "a.example; script-src *",
      "a.example *",
      "a.example,b.example",
      "a.example:",
    ],
  ])("is not %j", (host) => expect(isHost(host)).toBe(false));

  it("never says more to a policy than a host", () => {
    const part = oneof(
      constantFrom("a", "*", ".", "example", ":", "/", ";", " ", "'self'", "https", "8", "-", "\n"),
      string(),
    );
    assert(
      property(array(part, { maxLength: 8 }), (parts) => {
        const host = parts.join("");
        return !isHost(host) || /^(?:\w+:\/\/)?(?:\*\.)?[\w.-]+(?::\d+)?$/.test(host);
      }),
      { numRuns: 2000 },
    );
  });
});
