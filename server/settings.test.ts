import { describe, expect, it } from "vitest";
import { StartError } from "../house/findings/start-error.ts";
import { readSettings } from "./settings.ts";

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
  it("have a default each, also where a variable is set to nothing", () => {
    const empty = { PORT: "", HOST: "", SITE_URL: "", TAG_MANAGER_ID: "", LOG_LEVEL: "" };
    const defaults = readSettings({ PATH: "/bin" });
    expect(defaults).toEqual({
      port: 3000,
      host: undefined,
      siteUrl: "http://localhost:3000",
      tagManagerId: null,
      deskRepository: null,
      logLevel: "info",
      availability: {
        feeds: [],
        refreshSeconds: 1800,
        timeoutSeconds: 10,
        allowPrivate: false,
        statusSecret: null,
      },
      enquiries: {
        ...{ to: null, from: null, smtpUrl: null, secret: null },
        trustedProxies: [
          { address: "127.0.0.0", bits: 8 },
          { address: "::1", bits: 128 },
        ],
      },
      storageUrl: null,
    });
    expect(readSettings(empty)).toEqual(defaults);
  });

  const host = "github";
  const feedList = " https://a.example/a.ics?s=1, http://b.example/b;webcal://c.example/c ";
  const feeds = ["https://a.example/a.ics?s=1", "http://b.example/b", "https://c.example/c"];
  const lastNight = "https://a.example/1#end=last-night";
  const secret = "sixteen-letters!";
  const smtpUrl = "smtps://me:pw@mail.example";
  const trustedProxies = [
    { address: "10.0.0.0", bits: 8 },
    { address: "fd00::1", bits: 128 },
  ];

  it.each<[name: string, text: string, settings: object]>([
    ["PORT", "0", { port: 0 }],
    ["PORT", "65535", { port: 65_535 }],
    ["HOST", "localhost", { host: "localhost" }],
    ["HOST", "fe80::1%eth0", { host: "fe80::1%eth0" }],
    ["SITE_URL", "https://Villa.Example:443/", { siteUrl: "https://villa.example" }],
    ["SITE_URL", "https://kuća.example", { siteUrl: "https://xn--kua-rpa.example" }],
    ["TAG_MANAGER_ID", "GTM-ABC1", { tagManagerId: "GTM-ABC1" }],
    ["TAG_MANAGER_ID", "G-1", { tagManagerId: "G-1" }],
    ["DESK_REPOSITORY", "github:a/b@c/d", { deskRepository: { host, name: "a/b", branch: "c/d" } }],
    ["DESK_REPOSITORY", "github:a/b", { deskRepository: { host, name: "a/b", branch: undefined } }],
    ["LOG_LEVEL", "warn", { logLevel: "warn" }],
    ["AVAILABILITY_FEEDS", feedList, { availability: { feeds } }],
    [
      "AVAILABILITY_FEEDS",
      `${lastNight} https://a.example/1`,
      { availability: { feeds: [lastNight] } },
    ],
    ["AVAILABILITY_REFRESH_SECONDS", "1", { availability: { refreshSeconds: 1 } }],
    ["AVAILABILITY_TIMEOUT_SECONDS", "3", { availability: { timeoutSeconds: 3 } }],
    ["AVAILABILITY_ALLOW_PRIVATE", "1", { availability: { allowPrivate: true } }],
    ["AVAILABILITY_STATUS_SECRET", secret, { availability: { statusSecret: secret } }],
    ["SMTP_URL", smtpUrl, { enquiries: { smtpUrl } }],
    ["ENQUIRY_TO", "host@villa.example", { enquiries: { to: "host@villa.example" } }],
    ["MAIL_FROM", "site@villa.example", { enquiries: { from: "site@villa.example" } }],
    ["TRUSTED_PROXIES", "10.0.0.0/8, fd00::1", { enquiries: { trustedProxies } }],
    ["STORAGE_URL", "data", { storageUrl: "data" }],
    ["STORAGE_URL", "file:///var/lib/villa", { storageUrl: "file:///var/lib/villa" }],
    ["STORAGE_URL", "rediss://:pw@h:1/2", { storageUrl: "rediss://:pw@h:1/2" }],
  ])("take %s from %j", (name, text, settings) => {
    expect(readSettings({ [name]: text })).toMatchObject(settings);
  });

  const seconds = "a whole number of seconds, from 1 to 86400";
  const origin =
    "an http or https origin such as https://villa.example, without path, query or password";
  const repository =
    "a repository such as github:owner/name or gitlab:group/name@branch, its branch behind an @";
  const networks = "IP addresses or networks such as 10.0.0.0/8, with spaces or commas between";
  const noOrigins = [
    ...["villa.example", "ftp://villa.example", "https:villa.example", "https://"],
    ...["/path", "//", "?x", "/#x", ":99999", " x", "\nx"].map((end) => `https://a.example${end}`),
    "https://me:secret@villa.example",
  ];
  const noPorts = ["65536", "-1", "3000.5", "0x50", "abc", " 3000", "1e3"];
  const noRepositories = ["owner/house", "bitbucket:owner/house", "github:house", "github:a/b@"];
  const noMailboxes = ["host", "a@b.example, c@d.example", "a@b.example\r\nBcc: c"];

  it.each([
    ["PORT", "a whole number from 0 to 65535", noPorts],
    ["HOST", "an IP address or a host name, without a port", ["a b", "http://x", "[::1]"]],
    ["SITE_URL", origin, noOrigins],
    ["DESK_REPOSITORY", repository, noRepositories],
    ["ENQUIRY_TO", "one e-mail address", noMailboxes],
    ["MAIL_FROM", "one e-mail address", noMailboxes],
    ["TRUSTED_PROXIES", networks, ["proxy.example", "10.0.0.0/33"]],
    ["LOG_LEVEL", "one of debug, info, warn, error, silent", ["verbose"]],
    ["AVAILABILITY_REFRESH_SECONDS", seconds, ["0", "86401"]],
    ["AVAILABILITY_TIMEOUT_SECONDS", seconds, ["0", "86401"]],
    ["AVAILABILITY_ALLOW_PRIVATE", "1 to let feeds come from private addresses, else 0", ["yes"]],
  ])("refuse another %s in one line: it must be %s", (name, expected, messages) => {
    for (const text of messages) {
      const held = `${name} holds ${JSON.stringify(text)}`;
      expect(messageOf({ [name]: text })).toBe(`${held}; it must be ${expected}.`);
    }
  });

  const calendars =
    "http, https or webcal addresses of calendars, with spaces, commas or semicolons between them";
  const ends = "addresses that end without a #, or in #end=last-night";
  const mailServer =
    "an address such as smtp://name:password@mail.example:587 or smtps://…, with %40 for an @ in the name";
  const storage = "the path of a folder, a file: address, or redis://host:port";
  const secretFeeds = "https://me:pw@one.example/a.ics?s=secret ftp://two.example/secret";
  const letters = "16 to 200 letters, digits and signs without spaces";

  it.each([
    ["AVAILABILITY_STATUS_SECRET", "short", "…", letters],
    ["SMTP_URL", "mail.example secret", "…", mailServer],
    ["SMTP_URL", "smtp://%ff:secret@mail.example", "…", mailServer],
    ["ENQUIRY_SECRET", "short", "…", letters],
    ["AVAILABILITY_FEEDS", secretFeeds, "https://one.example ftp://two.example", calendars],
    ["AVAILABILITY_FEEDS", "secret.ics", "(no address)", calendars],
    ["AVAILABILITY_FEEDS", "https://a.example/1#end=never", "https://a.example", ends],
    ["STORAGE_URL", "http://me:secret@cache.example/x", "http://cache.example", storage],
  ])("show of %s no secret: of %s it is %s", (name, text, shown, expected) => {
    expect(messageOf({ [name]: text })).toBe(`${name} holds "${shown}"; it must be ${expected}.`);
  });

  it.each([
    ["gtm-abc123", " Did you mean 'GTM-ABC123' or 'G-ABC123'?"],
    ["UA-123-4", " Did you mean 'GTM-4' or 'G-4'?"],
    ["GTM_ABC", " Did you mean 'GTM-GTMABC' or 'G-GTMABC'?"],
    ["GTM-ABC 12", " Did you mean 'GTM-ABC12' or 'G-ABC12'?"],
    [" GTM-ABC", " Did you mean 'GTM-ABC' or 'G-ABC'?"],
    ["GTM-", ""],
  ])("refuse the tag manager id %j with its own error, and guess what was meant", (id, guess) => {
    const fault = `'${id}' is not a valid GTM-ID (/^(GTM|G)-[0-9A-Z]+$/).`;
    expect(messageOf({ TAG_MANAGER_ID: id })).toBe(`TAG_MANAGER_ID: ${fault}${guess}`);
    expect(messageOf({ TAG_MANAGER_ID: `${id}\n` })).not.toContain("\n");
  });
});
