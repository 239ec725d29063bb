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

  it("let in the tag manager, and the origins of scripts that visitors can switch on", () => {
    const tagManagerId = "GTM-ABC";
    const [scriptOrigins, reportOrigins] = [["https://chat.example"], ["https://in.example"]];
    const policy = policyOf([], { ...live, tagManagerId, scriptOrigins, reportOrigins });
    const find = (name: string) => policy.find((directive) => directive.startsWith(name));
    expect(find("script-src")).toBe(
      "script-src 'self' https://*.googletagmanager.com https://chat.example",
    );
    for (const name of ["img-src", "connect-src"]) {
      expect(find(name)).toMatch(/ https:\/\/\*\.google-analytics\.com .*https:\/\/in\.example$/);
    }
    expect(policy.join()).not.toMatch(/trusted-types|unsafe/);
    expect(policyElement([], { ...live, tagManagerId })).not.toContain("frame-ancestors");
  });

  it("ask for https where the site is on it, and let other sites show pictures", () => {
    expect(policyOf([], live)).toContain("upgrade-insecure-requests");
    expect(securityHeaders([], live, "image/jpeg")).toMatchObject({
      "Strict-Transport-Security": "max-age=63072000",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
  });
});
