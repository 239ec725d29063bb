import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { StartError } from "./start-error.ts";

function messageOf(env: Record<string, string>): string {
  try {
    readSettings(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
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
    deskRepository: null,
    hstsSubdomains: false,
    logLevel: "info",
    availability: {
      feeds: [],
      refreshSeconds: 1800,
      timeoutSeconds: 10,
      allowPrivate: false,
      statusSecret: null,
    },
    storageUrl: null,
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
      HSTS_SUBDOMAINS: "1",
      DESK_REPOSITORY: "github:owner/house@main",
      LOG_LEVEL: "warn",
      AVAILABILITY_FEEDS:
        " https://one.example/a.ics?s=1, http://two.example/b.ics;webcal://three.example/c ",
      AVAILABILITY_REFRESH_SECONDS: "1",
      AVAILABILITY_TIMEOUT_SECONDS: "3",
      AVAILABILITY_ALLOW_PRIVATE: "1",
      AVAILABILITY_STATUS_SECRET: "sixteen-letters!",
      STORAGE_URL: "redis://:secret@localhost:6379/2",
    };
    expect(readSettings(env)).toEqual({
      port: 8080,
      host: "127.0.0.1",
      siteUrl: "https://villa.example",
      tagManagerId: "GTM-ABC1",
      hstsSubdomains: true,
      deskRepository: { host: "github", name: "owner/house", branch: "main" },
      logLevel: "warn",
      availability: {
        feeds: [
          "https://one.example/a.ics?s=1",
          "http://two.example/b.ics",
          "https://three.example/c",
        ],
        refreshSeconds: 1,
        timeoutSeconds: 3,
        allowPrivate: true,
        statusSecret: "sixteen-letters!",
      },
      storageUrl: "redis://:secret@localhost:6379/2",
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

  it("refuse anything but 1 and 0 for the subdomains", () => {
    expect(messageOf({ HSTS_SUBDOMAINS: "true" })).toBe(
      'HSTS_SUBDOMAINS holds "true"; it must be 1 where https works on every subdomain of the ' +
        "site's domain too, else 0.",
    );
  });

  it.each(["owner/house", "bitbucket:owner/house", "github:house", "github:a/b@"])(
    "refuse the repository %j",
    (DESK_REPOSITORY) => {
      expect(messageOf({ DESK_REPOSITORY })).toMatch(
        /^DESK_REPOSITORY holds ".*"; it must be a rep/,
      );
    },
  );

  it("refuse an unknown log level and name the known ones", () => {
    expect(messageOf({ LOG_LEVEL: "verbose" })).toBe(
      'LOG_LEVEL holds "verbose"; it must be one of debug, info, warn, error, silent.',
    );
  });

  it("show of a refused feed address no more than its origin", () => {
    expect(messageOf({ AVAILABILITY_STATUS_SECRET: "short" })).toBe(
      'AVAILABILITY_STATUS_SECRET holds "…"; it must be 16 to 200 letters, digits and signs without spaces.',
    );
    const AVAILABILITY_FEEDS = "https://me:pw@one.example/a.ics?s=secret ftp://two.example/secret";
    expect(messageOf({ AVAILABILITY_FEEDS })).toBe(
      'AVAILABILITY_FEEDS holds "https://one.example ftp://two.example"; it must be ' +
        "http, https or webcal addresses of calendars, with spaces, commas or semicolons between them.",
    );
    expect(messageOf({ AVAILABILITY_FEEDS: "secret.ics" })).toContain('holds "(no address)"');
  });

  it.each(["0", "-1", "1.5", "1e3", "ten", "86401", "9999999999"])(
    "refuse to wait %j seconds",
    (text) => {
      expect(messageOf({ AVAILABILITY_REFRESH_SECONDS: text })).toBe(
        `AVAILABILITY_REFRESH_SECONDS holds "${text}"; it must be a whole number of seconds, from 1 to 86400.`,
      );
      expect(messageOf({ AVAILABILITY_TIMEOUT_SECONDS: text })).toContain(`holds "${text}"`);
    },
  );

  it("refuse anything but 1 and 0 where private addresses are allowed", () => {
    expect(messageOf({ AVAILABILITY_ALLOW_PRIVATE: "yes" })).toBe(
      'AVAILABILITY_ALLOW_PRIVATE holds "yes"; it must be 1 to let feeds come from private ' +
        "addresses, else 0.",
    );
  });

  it.each(["/var/lib/villa", "data", "file:///var/lib/villa", "redis://h", "rediss://h:1/2"])(
    "accept the storage %s",
    (STORAGE_URL) => {
      expect(readSettings({ STORAGE_URL }).storageUrl).toBe(STORAGE_URL);
    },
  );

  it.each([
    ["http://me:secret@cache.example/x", "http://cache.example"],
    ["redis:///2", "(no address)"],
    ["file://host/share", "file://host"],
  ])("refuse the storage %s", (STORAGE_URL, held) => {
    expect(messageOf({ STORAGE_URL })).toBe(
      `STORAGE_URL holds "${held}"; it must be the path of a folder, a file: address, ` +
        "or redis://host:port.",
    );
  });
});
