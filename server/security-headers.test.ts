import { describe, expect, it } from "vitest";
import { createFakeManifest } from "../tests/support/server/fake-site.ts";
import { policyElement, securityHeaders } from "./security-headers.ts";

const local = createFakeManifest();
const live = { ...local, siteUrl: "https://villa.example" };

function policyOf(...parameters: Parameters<typeof securityHeaders>): string[] {
  return securityHeaders(...parameters)["Content-Security-Policy"]?.split("; ") ?? [];
}

describe("the headers that protect every answer", () => {
  it("allow nothing but our own files and the given styles", () => {
    expect(policyOf(["'sha256-a='", "'sha256-b='"], local)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-a=' 'sha256-b='",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it("let the forms of services be sent to them, and nowhere else", () => {
    const enquiries = { service: "https://forms.example/to/villa" };
    const newsletter = "https://letters.example/lists/1";
    const formsOf = (changes: object) =>
      policyOf([], { ...live, ...changes }).find((directive) =>
        directive.startsWith("form-action"),
      );
    expect(formsOf({ newsletter })).toBe("form-action 'self' https://letters.example");
    expect(formsOf({ enquiries, newsletter })).toBe(
      "form-action 'self' https://forms.example https://letters.example",
    );
    expect(formsOf({ enquiries, newsletter: enquiries.service })).toBe(
      "form-action 'self' https://forms.example",
    );
  });

  it("let hosts of others through for what they are named for, and for nothing else", () => {
    const hosts = {
      script: ["https://chat.example"],
      image: ["https://pixel.example"],
      connect: ["https://in.example", "wss://in.example"],
      frame: [],
    };
    const before = policyOf([], live);
    const widened = policyOf([], { ...live, hosts });
    expect(widened.filter((directive) => !before.includes(directive))).toEqual([
      "script-src 'self' https://chat.example",
      "img-src 'self' data: https://pixel.example",
      "connect-src 'self' https://in.example wss://in.example",
    ]);
    // Other people's scripts know no Trusted Types.
    expect(widened.join()).not.toMatch(/trusted-types|unsafe|frame-src/);
    expect(policyElement([], { ...live, hosts })).not.toContain("frame-ancestors");
  });

  it("isolate the page, unless it shows a frame of somebody else", () => {
    const isolation = "Cross-Origin-Embedder-Policy";
    expect(securityHeaders([], live)[isolation]).toBe("credentialless");
    const hosts = { ...live.hosts, frame: ["https://td.example"] };
    const headers = securityHeaders([], { ...live, hosts });
    expect(headers).not.toHaveProperty(isolation);
    expect(headers["Content-Security-Policy"]).toContain("; frame-src https://td.example;");
  });

  it("ask for https where the site is on it, and let other sites show pictures", () => {
    expect(policyOf([], live)).toContain("upgrade-insecure-requests");
    expect(securityHeaders([], live, "image/jpeg")).toMatchObject({
      "Strict-Transport-Security": "max-age=63072000",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
});
