import * as v from "valibot";

/** How the calendar feeds are read. */
export type AvailabilitySettings = {
  /** Their addresses, which are secrets. None: see `openAvailability`. */
  readonly feeds: readonly string[];
  readonly refreshSeconds: number;
  readonly timeoutSeconds: number;
  /** Lets feeds be fetched from loopback and private addresses. */
  readonly allowPrivate: boolean;
  /** With it the status of the feeds may be read from anywhere. */
  readonly statusSecret: string | null;
};

const webAddress = /^(?:https?|webcal):\/\/[^/?#]/i;

/** A day: Node takes waits of several weeks for none at all. */
const maxSeconds = 86_400;

const seconds = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,9}$/.test(text) && Number(text) >= 1 && Number(text) <= maxSeconds),
  v.transform(Number),
);

function splitAddresses(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== "");
}

/** `webcal:` asks a program to subscribe; what it then fetches is `https:`. */
function toWebAddress(address: string): string {
  return address.replace(/^webcal:/i, "https:");
}

function isWebAddress(address: string): boolean {
  return webAddress.test(address) && URL.canParse(address);
}

/** The variables of the calendar, as the environment holds them. */
export const availabilityEntries = {
  AVAILABILITY_FEEDS: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => splitAddresses(text).every(isWebAddress)),
      v.transform((text) => [...new Set(splitAddresses(text).map(toWebAddress))]),
    ),
  ),
  AVAILABILITY_REFRESH_SECONDS: v.optional(seconds, "1800"),
  AVAILABILITY_TIMEOUT_SECONDS: v.optional(seconds, "10"),
  AVAILABILITY_ALLOW_PRIVATE: v.optional(v.picklist(["0", "1"]), "0"),
  AVAILABILITY_STATUS_SECRET: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,200}$/))),
  STORAGE_URL: v.optional(v.pipe(v.string(), v.check(isStorageUrl))),
};

/** What each of these variables must look like, to end the sentence of its error. */
export const availabilityExpectations: Readonly<Record<string, string>> = {
  AVAILABILITY_FEEDS:
    "http, https or webcal addresses of calendars, with spaces, commas or semicolons between them",
  AVAILABILITY_REFRESH_SECONDS: `a whole number of seconds, from 1 to ${maxSeconds}`,
  AVAILABILITY_TIMEOUT_SECONDS: `a whole number of seconds, from 1 to ${maxSeconds}`,
  AVAILABILITY_ALLOW_PRIVATE: "1 to let feeds come from private addresses, else 0",
  AVAILABILITY_STATUS_SECRET: "16 to 200 letters, digits and signs without spaces",
  STORAGE_URL: "the path of a folder, a file: address, or redis://host:port",
};

/** Of a variable's text what an error may show: of addresses no more than their origins. */
export function redactSetting(name: string, text: string): string {
  if (name === "AVAILABILITY_FEEDS") return splitAddresses(text).map(redactAddress).join(" ");
  if (name === "AVAILABILITY_STATUS_SECRET") return "…";
  return name === "STORAGE_URL" ? redactAddress(text) : text;
}

function redactAddress(address: string): string {
  const url = URL.parse(address);
  return url?.host ? `${url.protocol}//${url.host}` : "(no address)";
}

function isStorageUrl(text: string): boolean {
  if (/^rediss?:/.test(text)) return (URL.parse(text)?.hostname ?? "") !== "";
  if (text.startsWith("file:")) return URL.parse(text)?.host === "";
  return !/^[a-z][a-z0-9+.-]+:/i.test(text) && !text.includes("\0");
}
