import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

function messageOf(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return error instanceof Error ? error.message : "";
  }
  return "no error";
}

describe("the settings", () => {
  const defaults = {
    port: 3000,
    host: undefined,
    siteUrl: "http://localhost:3000",
    tagManagerId: null,
    logLevel: "info",
  };

  it("have a default each, also where a variable is set to nothing", () => {
    const empty = { PORT: "", HOST: "", SITE_URL: "", TAG_MANAGER_ID: "", LOG_LEVEL: "" };
    expect(readSettings({})).toEqual(defaults);
    expect(readSettings(empty)).toEqual(defaults);
    expect(readSettings({ PATH: "/bin", npm_config_x: "y" })).toEqual(defaults);
  });

  it("are read from the environment", () => {
    const env = {
      PORT: "8080",
      HOST: "127.0.0.1",
      SITE_URL: "https://villa.example/",
      TAG_MANAGER_ID: "GTM-ABC1",
      LOG_LEVEL: "warn",
    };
    expect(readSettings(env)).toEqual({
      port: 8080,
      host: "127.0.0.1",
      siteUrl: "https://villa.example",
      tagManagerId: "GTM-ABC1",
      logLevel: "warn",
    });
  });

  it.each(["0", "1", "65535"])("accept the port %s", (PORT) => {
    expect(readSettings({ PORT }).port).toBe(Number(PORT));
  });

  it.each(["65536", "-1", "3000.5", "0x50", "abc", " 3000", "1e3", "99999999"])(
    "refuse the port %j",
    (PORT) => {
      expect(messageOf({ PORT })).toBe(
        `PORT holds ${JSON.stringify(PORT)}; it must be a whole number from 0 to 65535.`,
      );
    },
  );

  it.each(["localhost", "0.0.0.0", "::1", "fe80::1%eth0"])("accept the host %s", (HOST) => {
    expect(readSettings({ HOST }).host).toBe(HOST);
  });

  it.each(["a b", "http://x", "[::1]"])("refuse the host %j", (HOST) => {
    expect(messageOf({ HOST })).toMatch(
      /^HOST holds ".*"; it must be an IP address or a host name/,
    );
  });

  it.each([
    ["https://Villa.Example", "https://villa.example"],
    ["https://villa.example:443/", "https://villa.example"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["https://kuća.example", "https://xn--kua-rpa.example"],
  ])("take the site's address %s as %s", (SITE_URL, siteUrl) => {
    expect(readSettings({ SITE_URL }).siteUrl).toBe(siteUrl);
  });

  it.each([
    "villa.example",
    "ftp://villa.example",
    "https://villa.example/path",
    "https://villa.example//",
    "https://villa.example?x",
    "https://villa.example/#x",
    "https://me:secret@villa.example",
    "https://villa example",
    "https://villa.example\nx",
    "https:villa.example",
    "https://villa.example:99999",
    "https://",
  ])("refuse the site's address %j in one line", (SITE_URL) => {
    const message = messageOf({ SITE_URL });
    expect(message).toContain(`SITE_URL holds ${JSON.stringify(SITE_URL)}; it must be an http`);
    expect(message).not.toContain("\n");
  });

  it("refuse a wrong tag manager id with its own error and a guess", () => {
    expect(messageOf({ TAG_MANAGER_ID: "gtm-abc123" })).toBe(
      "TAG_MANAGER_ID: 'gtm-abc123' is not a valid GTM-ID (/^(GTM|G)-[0-9A-Z]+$/). " +
        "Did you mean 'GTM-ABC123' or 'G-ABC123'?",
    );
    expect(messageOf({ TAG_MANAGER_ID: "GTM-A\nB" })).not.toContain("\n");
  });

  it("refuse an unknown log level and name the known ones", () => {
    expect(messageOf({ LOG_LEVEL: "verbose" })).toBe(
      'LOG_LEVEL holds "verbose"; it must be one of debug, info, warn, error, silent.',
    );
  });
});
