import * as v from "valibot";
import { StartError } from "../house/findings/start-error.ts";
import { isMailAddress } from "./enquiries/mail-address.ts";
import { hasKnownFragment, readFeedEntry } from "./feeds/feed-entry.ts";
import { logLevels } from "./logger.ts";
import { type Network, readNetwork } from "./networks.ts";

/** The environment that settings are read from, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The checked settings. */
export type Settings = ReturnType<typeof readSettings>;

/** A repository of a Git host; without a branch its default one. */
export type DeskRepository = {
  readonly host: "github" | "gitlab";
  readonly name: string;
  readonly branch: string | undefined;
  /** Of GitLab's application, by which an owner signs in without a token. */
  readonly applicationId?: string | undefined;
};

/** A variable with a check; the error says what is expected. */
function checked(mustBe: string, isRight: (text: string) => boolean) {
  return v.pipe(v.string(), v.check(isRight, mustBe));
}

/** A variable that matches a pattern. */
function spelt(mustBe: string, pattern: RegExp) {
  return v.pipe(v.string(), v.regex(pattern, mustBe));
}

function number(least: number, most: number, what: string) {
  const mustBe = `a whole number${what} from ${least} to ${most}`;
  const isRight = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return v.pipe(checked(mustBe, isRight), v.transform(Number));
}

/** At most a day: Node treats delays of several weeks as zero. */
const seconds = number(1, 86_400, " of seconds,");

const tagManagerId = /^(GTM|G)-[0-9A-Z]+$/;

const secret = spelt("16 to 200 letters, digits and signs without spaces", /^[\x21-\x7e]{16,200}$/);

const schema = v.object({
  PORT: v.optional(number(0, 65_535, ""), "3000"),
  HOST: v.optional(spelt("an IP address or a host name, without a port", /^[\w.:%-]+$/)),
  SITE_URL: v.optional(
    v.pipe(
      checked(
        "an http or https origin such as https://villa.example, without path, query or password",
        (text) => /^https?:\/\/[^\s/?#@\\]+\/?$/i.test(text) && URL.canParse(text),
      ),
      v.transform((text) => new URL(text).origin),
    ),
    "http://localhost:3000",
  ),
  TAG_MANAGER_ID: v.optional(v.pipe(v.string(), v.regex(tagManagerId, describeTagManagerFault))),
  DESK_REPOSITORY: v.optional(
    v.pipe(
      spelt(
        "a repository such as github:owner/name or gitlab:group/name@branch, its branch behind an @",
        /^(?:github|gitlab):[\w.-]+(?:\/[\w.-]+)+(?:@[\w./-]+)?$/,
      ),
      v.transform((text): DeskRepository => {
        const [, host, name = "", branch] = /^(github|gitlab):([^@]+)@?(.+)?$/.exec(text) ?? [];
        return { host: host === "gitlab" ? host : "github", name, branch };
      }),
    ),
  ),
  DESK_APPLICATION_ID: v.optional(
    spelt("the application ID that GitLab shows, 64 letters and digits", /^[\da-f]{64}$/),
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `one of ${logLevels.join(", ")}`), "info"),
  AVAILABILITY_FEEDS: v.optional(
    v.pipe(
      checked(
        "http, https or webcal addresses of calendars, with spaces, commas or semicolons between them",
        (text) => splitAddresses(text).every(isWebAddress),
      ),
      checked("addresses that end without a #, or in #end=last-night", (text) =>
        splitAddresses(text).every(hasKnownFragment),
      ),
      // `webcal:` tells a program to subscribe; the calendar is fetched by `https:`.
      v.transform((text) =>
        listFeeds(splitAddresses(text).map((one) => one.replace(/^webcal:/i, "https:"))),
      ),
    ),
    "",
  ),
  AVAILABILITY_REFRESH_SECONDS: v.optional(seconds, "1800"),
  AVAILABILITY_TIMEOUT_SECONDS: v.optional(seconds, "10"),
  AVAILABILITY_ALLOW_PRIVATE: v.optional(
    v.picklist(["0", "1"], "1 to let feeds come from private addresses, else 0"),
    "0",
  ),
  AVAILABILITY_STATUS_SECRET: v.optional(secret),
  ENQUIRY_TO: v.optional(checked("one e-mail address", isMailAddress)),
  MAIL_FROM: v.optional(checked("one e-mail address", isMailAddress)),
  SMTP_URL: v.optional(
    checked(
      "an address such as smtp://name:password@mail.example:587 or smtps://…, with %40 for an @ in the name",
      isSmtpUrl,
    ),
  ),
  ENQUIRY_SECRET: v.optional(secret),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      checked(
        "IP addresses or networks such as 10.0.0.0/8, with spaces or commas between",
        (text) => splitAddresses(text).every((one) => readNetwork(one) !== null),
      ),
      v.transform((text) => splitAddresses(text).flatMap((one) => readNetwork(one) ?? [])),
    ),
    "127.0.0.0/8 ::1",
  ),
  STORAGE_URL: v.optional(
    checked("the path of a folder, a file: address, or redis://host:port", isStorageUrl),
  ),
});

/** The settings in an environment, empty ones as if unset; throws a StartError on a bad one. */
export function readSettings(env: Environment) {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ""));
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (!result.success) throw new StartError(describeIssue(result.issues[0]));
  const valid = result.output;
  return {
    port: valid.PORT,
    /** Undefined: all interfaces. */
    host: valid.HOST,
    /** The public origin, without a slash at its end. */
    siteUrl: valid.SITE_URL,
    tagManagerId: valid.TAG_MANAGER_ID ?? null,
    /** The repository that the owner's desk saves to; without one the build has no desk. */
    deskRepository: valid.DESK_REPOSITORY
      ? { ...valid.DESK_REPOSITORY, applicationId: valid.DESK_APPLICATION_ID }
      : null,
    logLevel: valid.LOG_LEVEL,
    availability: {
      /** Entries as `readFeedEntry` reads them, which are secrets. None: see `openAvailability`. */
      feeds: valid.AVAILABILITY_FEEDS as readonly string[],
      refreshSeconds: valid.AVAILABILITY_REFRESH_SECONDS,
      timeoutSeconds: valid.AVAILABILITY_TIMEOUT_SECONDS,
      /** Lets feeds be fetched from loopback and private addresses. */
      allowPrivate: valid.AVAILABILITY_ALLOW_PRIVATE === "1",
      /** With it the status of the feeds can be read from anywhere. */
      statusSecret: valid.AVAILABILITY_STATUS_SECRET ?? null,
    },
    enquiries: {
      /** The recipient; null on this machine, where mails become files. */
      to: valid.ENQUIRY_TO ?? null,
      /** The sender; null: see `MailSettings`. */
      from: valid.MAIL_FROM ?? null,
      /** The mail server with name and password, a secret. */
      smtpUrl: valid.SMTP_URL ?? null,
      /** The key that signs forms, the same on all servers of a site; null: derived from the above. */
      secret: valid.ENQUIRY_SECRET ?? null,
      /** The proxies whose `X-Forwarded-For` is trusted. */
      trustedProxies: valid.TRUSTED_PROXIES as readonly Network[],
    },
    /** The storage of snapshots and enquiries; null: a folder beside `dist/`. */
    storageUrl: valid.STORAGE_URL ?? null,
  };
}

function describeIssue({ path, input, message }: v.InferIssue<typeof schema>): string {
  const name = String(path?.[0]?.key);
  const held = String(input);
  if (name === "TAG_MANAGER_ID") return `${name}: ${message.replace(/\s+/g, " ")}`;
  return `${name} holds ${JSON.stringify(redact(name, held))}; it must be ${message}.`;
}

/** The part of a value that an error may show: of addresses only their origins. */
function redact(name: string, held: string): string {
  if (name === "AVAILABILITY_FEEDS") return splitAddresses(held).map(redactAddress).join(" ");
  if (/SECRET$|^SMTP_URL$/.test(name)) return "…";
  return name === "STORAGE_URL" ? redactAddress(held) : held;
}

function redactAddress(address: string): string {
  const url = URL.parse(address);
  return url?.host ? `${url.protocol}//${url.host}` : "(no address)";
}

/** The error for an invalid tag manager id, with a suggestion. */
function describeTagManagerFault({ input }: { readonly input: string }): string {
  const guess = input.toUpperCase().replace(/.*-|[^0-9A-Z]/g, "");
  const fault = `'${input}' is not a valid GTM-ID (${tagManagerId}).`;
  return guess === "" ? fault : `${fault} Did you mean 'GTM-${guess}' or 'G-${guess}'?`;
}

function splitAddresses(addresses: string): string[] {
  return addresses.split(/[\s,;]+/).filter((address) => address !== "");
}

/** Each address once; of a duplicate the entry that takes more nights. */
function listFeeds(entries: readonly string[]): readonly string[] {
  const byAddress = Map.groupBy(entries, (entry) => readFeedEntry(entry).address);
  return [...byAddress.values()].map((same) => same.toSorted().at(-1) ?? "");
}

function isWebAddress(address: string): boolean {
  return /^(?:https?|webcal):\/\/[^/?#]/i.test(address) && URL.canParse(address);
}

function isSmtpUrl(text: string): boolean {
  const { hostname = "", username = "" } = URL.parse(text) ?? {};
  try {
    decodeURIComponent(username);
  } catch {
    return false;
  }
  return /^smtps?:\/\/[^\s]+$/i.test(text) && hostname !== "";
}

function isStorageUrl(url: string): boolean {
  if (/^rediss?:/.test(url)) return (URL.parse(url)?.hostname ?? "") !== "";
  if (url.startsWith("file:")) return URL.parse(url)?.host === "";
  return !/^[a-z][a-z0-9+.-]+:/i.test(url) && !url.includes("\0");
}
