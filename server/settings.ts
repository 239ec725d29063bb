import * as v from "valibot";
import { findTagManagerIdFault } from "../app/consent/tag-manager-id.ts";
import {
  type AvailabilitySettings,
  availabilityEntries,
  availabilityExpectations,
  redactSetting,
} from "./feeds/settings.ts";
import { type LogLevel, logLevels } from "./logger.ts";
import { StartError } from "./start-error.ts";

/** The environment that settings are read from, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What an operator can set, checked. */
export type Settings = {
  readonly port: number;
  /** Nothing: all interfaces. */
  readonly host: string | undefined;
  /** The public origin, without a slash at its end. */
  readonly siteUrl: string;
  readonly tagManagerId: string | null;
  /** Whether browsers are told to use https for the subdomains of the site too, for two years. */
  readonly hstsSubdomains: boolean;
  /** Where the owner's desk saves what is written: of a build without one it is no part. */
  readonly deskRepository: DeskRepository | null;
  readonly logLevel: LogLevel;
  readonly availability: AvailabilitySettings;
  /** Where the last good feeds live; nothing: a folder beside `dist/`. */
  readonly storageUrl: string | null;
};

/** A repository of a Git host; its branch, or the one that the host begins with. */
export type DeskRepository = {
  readonly host: "github" | "gitlab";
  readonly name: string;
  readonly branch: string | undefined;
};

/** A setting that holds what it cannot hold. */
export class SettingsError extends StartError {
  override readonly name = "SettingsError";
}

const maxPort = 65_535;
const origin = /^https?:\/\/[^\s/?#@\\]+\/?$/i;

function orDefault<Schema extends v.GenericSchema<string, unknown>>(schema: Schema, text: string) {
  return v.optional(schema, text);
}

const port = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,5}$/.test(text) && Number(text) <= maxPort),
  v.transform(Number),
);
const siteUrl = v.pipe(
  v.string(),
  v.check((text) => origin.test(text) && URL.canParse(text)),
  v.transform((text) => new URL(text).origin),
);
const tagManagerId = v.pipe(
  v.string(),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? findTagManagerIdFault(dataset.value) : undefined;
    if (fault !== undefined) {
      addIssue({ message: fault });
    }
  }),
);

const deskRepository = v.pipe(
  v.string(),
  v.regex(/^(?:github|gitlab):[\w.-]+(?:\/[\w.-]+)+(?:@[\w./-]+)?$/),
  v.transform((text): DeskRepository => {
    const [, host, name = "", branch] = /^(github|gitlab):([^@]+)@?(.+)?$/.exec(text) ?? [];
    return { host: host === "gitlab" ? host : "github", name, branch };
  }),
);

const schema = v.object({
  PORT: orDefault(port, "3000"),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/))),
  SITE_URL: orDefault(siteUrl, "http://localhost:3000"),
  TAG_MANAGER_ID: v.optional(tagManagerId),
  HSTS_SUBDOMAINS: orDefault(v.picklist(["0", "1"]), "0"),
  DESK_REPOSITORY: v.optional(deskRepository),
  LOG_LEVEL: orDefault(v.picklist(logLevels), "info"),
  ...availabilityEntries,
});

const expectations: Readonly<Record<string, string>> = {
  PORT: `a whole number from 0 to ${maxPort}`,
  HOST: "an IP address or a host name, without a port",
  SITE_URL:
    "an http or https origin such as https://villa.example, without path, query or password",
  HSTS_SUBDOMAINS: "1 where https works on every subdomain of the site's domain too, else 0",
  DESK_REPOSITORY:
    "a repository such as github:owner/name or gitlab:group/name@branch, its branch behind an @",
  LOG_LEVEL: `one of ${logLevels.join(", ")}`,
  ...availabilityExpectations,
};

/** The settings in an environment, empty ones as if unset; throws a SettingsError on a bad one. */
export function readSettings(env: Environment): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ""));
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (!result.success) {
    throw new SettingsError(describeIssue(result.issues[0]));
  }
  const {
    PORT,
    HOST,
    SITE_URL,
    TAG_MANAGER_ID,
    HSTS_SUBDOMAINS,
    DESK_REPOSITORY,
    LOG_LEVEL,
    ...rest
  } = result.output;
  return {
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL,
    tagManagerId: TAG_MANAGER_ID ?? null,
    hstsSubdomains: HSTS_SUBDOMAINS === "1",
    deskRepository: DESK_REPOSITORY ?? null,
    logLevel: LOG_LEVEL,
    availability: {
      feeds: rest.AVAILABILITY_FEEDS ?? [],
      refreshSeconds: rest.AVAILABILITY_REFRESH_SECONDS,
      timeoutSeconds: rest.AVAILABILITY_TIMEOUT_SECONDS,
      allowPrivate: rest.AVAILABILITY_ALLOW_PRIVATE === "1",
      statusSecret: rest.AVAILABILITY_STATUS_SECRET ?? null,
    },
    storageUrl: rest.STORAGE_URL ?? null,
  };
}

function describeIssue(issue: v.InferIssue<typeof schema>): string {
  const name = String(issue.path?.[0]?.key);
  const expectation = expectations[name];
  if (expectation === undefined) return `${name}: ${issue.message.replace(/\s+/g, " ")}`;
  const held = redactSetting(name, String(issue.input));
  return `${name} holds ${JSON.stringify(held)}; it must be ${expectation}.`;
}
