import { describe, expect, it } from "vitest";
import { readSettings, type Settings } from "./settings.ts";
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

  it.each([
    ["PORT", "0", "port", 0],
    ["PORT", "65535", "port", 65_535],
    ...["localhost", "0.0.0.0", "::1", "fe80::1%eth0"].map((HOST) => ["HOST", HOST, "host", HOST]),
    ["SITE_URL", "https://Villa.Example", "siteUrl", "https://villa.example"],
    ["SITE_URL", "https://villa.example:443/", "siteUrl", "https://villa.example"],
    ["SITE_URL", "http://127.0.0.1:8080", "siteUrl", "http://127.0.0.1:8080"],
    ["SITE_URL", "https://kuća.example", "siteUrl", "https://xn--kua-rpa.example"],
    ...["/var/lib/villa", "data", "file:///var/lib/villa", "redis://h", "rediss://h:1/2"].map(
      (STORAGE_URL) => ["STORAGE_URL", STORAGE_URL, "storageUrl", STORAGE_URL],
    ),
  ] as [string, string, keyof Settings, unknown][])("take for %s %s", (name, text, key, value) => {
    expect(readSettings({ [name]: text })[key]).toBe(value);
  });

  const feedsExpected =
    "http, https or webcal addresses of calendars, with spaces, commas or semicolons between them";
  const siteExpected =
    "an http or https origin such as https://villa.example, without path, query or password";
  const storageExpected = "the path of a folder, a file: address, or redis://host:port";
  const secondsExpected = "a whole number of seconds, from 1 to 86400";
  const sites =
    "villa.example ftp://villa.example https://villa.example/path https://villa.example// " +
    "https://villa.example?x https://villa.example/#x https://me:secret@villa.example " +
    "https:villa.example https://villa.example:99999 https://";

  it.each([
    ...["65536", "-1", "3000.5", "0x50", "abc", " 3000", "1e3", "99999999"].map((text) => [
      ...["PORT", text, "a whole number from 0 to 65535"],
    ]),
    ...["a b", "http://x", "[::1]"].map((text) => [
      ...["HOST", text, "an IP address or a host name, without a port"],
    ]),
    ...[...sites.split(" "), "https://villa example", "https://villa.example\nx"].map((text) => [
      ...["SITE_URL", text, siteExpected],
    ]),
    [
      ...["HSTS_SUBDOMAINS", "true"],
      "1 where https works on every subdomain of the site's domain too, else 0",
    ],
    ...["owner/house", "bitbucket:owner/house", "github:house", "github:a/b@"].map((text) => [
      ...["DESK_REPOSITORY", text],
      "a repository such as github:owner/name or gitlab:group/name@branch, its branch behind an @",
    ]),
    ["LOG_LEVEL", "verbose", "one of debug, info, warn, error, silent"],
    ...["0", "-1", "1.5", "1e3", "ten", "86401", "9999999999"].flatMap((text) => [
      ["AVAILABILITY_REFRESH_SECONDS", text, secondsExpected],
      ["AVAILABILITY_TIMEOUT_SECONDS", text, secondsExpected],
    ]),
    ["AVAILABILITY_ALLOW_PRIVATE", "yes", "1 to let feeds come from private addresses, else 0"],
  ])("refuse for %s %j in one line that says what it must be", (name = "", text = "", expected) => {
    const held = `${name} holds ${JSON.stringify(text)}`;
    expect(messageOf({ [name]: text })).toBe(`${held}; it must be ${expected}.`);
  });

  it.each([
    [
      "AVAILABILITY_STATUS_SECRET",
      "short",
      "…",
      "16 to 200 letters, digits and signs without spaces",
    ],
    [
      "AVAILABILITY_FEEDS",
      "https://me:pw@one.example/a.ics?s=secret ftp://two.example/secret",
      "https://one.example ftp://two.example",
      feedsExpected,
    ],
    ["AVAILABILITY_FEEDS", "secret.ics", "(no address)", feedsExpected],
    ["STORAGE_URL", "http://me:secret@cache.example/x", "http://cache.example", storageExpected],
    ["STORAGE_URL", "redis:///2", "(no address)", storageExpected],
    ["STORAGE_URL", "file://host/share", "file://host", storageExpected],
  ])("show of %s no secret: %s is %s", (name, text, shown, expected) => {
    expect(messageOf({ [name]: text })).toBe(`${name} holds "${shown}"; it must be ${expected}.`);
  });

  it("refuse a wrong tag manager id with its own error and a guess", () => {
    expect(messageOf({ TAG_MANAGER_ID: "gtm-abc123" })).toBe(
      "TAG_MANAGER_ID: 'gtm-abc123' is not a valid GTM-ID (/^(GTM|G)-[0-9A-Z]+$/). " +
        "Did you mean 'GTM-ABC123' or 'G-ABC123'?",
    );
    expect(messageOf({ TAG_MANAGER_ID: "GTM-A\nB" })).not.toContain("\n");
  });
});
