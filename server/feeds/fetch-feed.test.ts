import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { LookupFunction } from "node:net";
import { Readable } from "node:stream";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendarOf, stayOf } from "../../tests/support/feeds/feed-samples.ts";
import { type FeedServer, startFeedServer } from "../../tests/support/feeds/feed-server.ts";
import { FeedError } from "./feed-entry.ts";
import { createFetchFeed } from "./fetch-feed.ts";
import { isPublicAddress, type NetworkPolicy } from "./network-policy.ts";

const feed = Buffer.from(calendarOf(stayOf("20261205", "20261207")));
const secret = "/ical/export.ics?t=secret-token";
const never = new AbortController().signal;
const unknown = { etag: null, lastModified: null };
const loopback: NetworkPolicy = { isAllowed: (address) => address === "127.0.0.1" };
const intoPrivateNetwork =
  "The address leads into a private network; AVAILABILITY_ALLOW_PRIVATE=1 would allow it.";
const fetchFeed = createFetchFeed("https://villa.example", loopback);

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

beforeEach(() => {
  server.requests.length = 0;
});

/** What the error of a fetch says, and how often the server has been asked. */
async function refusalOf(fetching: Promise<unknown>): Promise<[string, number]> {
  const error = await fetching.catch((reason: unknown) => reason);
  if (!(error instanceof FeedError)) throw new Error("It was fetched, or the error quotes Node's.");
  expect(`${error.message}${error.stack}${JSON.stringify(error)}`).not.toContain("secret");
  return [error.message, server.requests.length];
}

const fetchBytes = (address = server.origin + secret, signal = never) =>
  fetchFeed(address, unknown, signal);

/** Asks the feed server, which answers from now on with a status, headers and a body. */
function fetchAnswer(
  status: number,
  headers: OutgoingHttpHeaders = {},
  body: Buffer | string = "",
) {
  server.answerWith((_, response) => response.writeHead(status, headers).end(body));
  return fetchBytes();
}

describe("a feed that answers", () => {
  const validators = { etag: 'W/"v1"', lastModified: "Fri, 20 Nov 2026 10:00:00 GMT" };
  const known = { ETag: validators.etag, "Last-Modified": validators.lastModified };

  it("is read with its validators, packed or not, and told honestly who asks", async () => {
    const answer = { kind: "changed", bytes: new Uint8Array(feed), validators };
    expect(await fetchAnswer(200, known, feed)).toEqual(answer);
    const packed = { ...known, "Content-Encoding": "gzip" };
    expect(await fetchAnswer(200, packed, gzipSync(feed))).toEqual(answer);
    expect(server.requests.at(-1)).toMatchObject({
      url: secret,
      headers: { "user-agent": "villa-website/1.0 (+https://villa.example)" },
    });
  });

  it("is asked only for what has changed", async () => {
    await expect(fetchAnswer(304)).rejects.toThrow("The platform answered with status 304.");
    expect(await fetchFeed(server.origin, validators, never)).toEqual({ kind: "unchanged" });
    expect(server.requests.at(-1)?.headers).toMatchObject({
      "if-none-match": validators.etag,
      "if-modified-since": validators.lastModified,
    });
  });

  it("is read where a passing fault is over at the second attempt", async () => {
    server.answerWith((_, response) => {
      response.writeHead(503).end();
      server.answerWith((_again, second) => second.end(feed));
    });
    expect(await fetchBytes()).toMatchObject({ kind: "changed" });
  });

  it.each([
    [404, undefined, 1, 0],
    [204, undefined, 1, 0],
    [500, undefined, 2, 0],
    [503, "3600", 1, 3600],
    [429, "Fri, 20 Nov 2026 10:30:00 GMT", 1, 1800],
    [429, "Thu, 19 Nov 2026 10:00:00 GMT", 1, 0],
    [429, "999999999", 1, 86_400],
  ])("with status %i and %s is asked %i times, and left alone for %i seconds", async (...row) => {
    const [status, retryAfter, times, seconds] = row;
    const wish = retryAfter === undefined ? {} : { "Retry-After": retryAfter };
    const headers = { ...wish, Date: "Fri, 20 Nov 2026 10:00:00 GMT" };
    const message = `The platform answered with status ${status}.`;
    const refusal = { message, retryAfterSeconds: seconds };
    await expect(fetchAnswer(status, headers)).rejects.toMatchObject(refusal);
    expect(server.requests).toHaveLength(times);
  });
});

describe("a feed without an end", () => {
  const tooLarge = "The answer is larger than 2 MB.";
  const unknownCoding = "The answer is packed in a way that is not known.";

  it("is left after two megabytes", async () => {
    const chunk = Buffer.alloc(64 * 1024, "BEGIN:VEVENT\r\n");
    let sentBytes = 0;
    function* pour() {
      for (; sentBytes < 100e6; sentBytes += chunk.length) yield chunk;
    }
    server.answerWith((_, response) => void Readable.from(pour()).pipe(response));
    expect(await refusalOf(fetchBytes())).toEqual([tooLarge, 1]);
    expect(sentBytes).toBeLessThan(50e6);
  });

  it.each([
    ["gzip", "a bomb", gzipSync(Buffer.alloc(100e6)), tooLarge],
    ["gzip", "much of nothing", Buffer.concat(Array(150_000).fill(gzipSync(""))), tooLarge],
    ["br", "anything", brotliCompressSync(feed), unknownCoding],
  ])("or packed as %s with %s in it is left at once", async (coding, _what, body, message) => {
    const headers = { "Content-Encoding": coding };
    expect(await refusalOf(fetchAnswer(200, headers, body))).toEqual([message, 1]);
  });

  it("or not packed as it says, or cut off before its length, is refused", async () => {
    const [wrong] = await refusalOf(fetchAnswer(200, { "Content-Encoding": "gzip" }, "plain"));
    expect(wrong).toBe("The platform cannot be reached (Z_DATA_ERROR).");
    server.answerWith((_, response) => {
      response.setHeader("Content-Length", "5000");
      response.write(feed, () => response.destroy());
    });
    const [cut] = await refusalOf(fetchBytes());
    expect(cut).toBe("The platform cannot be reached (ECONNRESET).");
  });

  it.each([
    ["it drips", (response: ServerResponse, end: () => void) => void response.write("B", end)],
    ["it says nothing", (_: ServerResponse, end: () => void) => end()],
  ])("is left when the time for the whole answer is over while %s", async (_case, answer) => {
    const controller = new AbortController();
    server.answerWith((_, response) => answer(response, () => controller.abort()));
    const fetching = fetchBytes(undefined, controller.signal);
    expect(await refusalOf(fetching)).toEqual(["No whole answer in time.", 1]);
  });
});

describe("a feed that leads elsewhere", () => {
  function redirectTo(locations: Readonly<Record<string, string>>): void {
    server.answerWith((request, response) => {
      const location = locations[request.url ?? ""];
      if (location === undefined) response.end(feed);
      else response.writeHead(302, { Location: location }).end();
    });
  }

  it("is followed three times, and not a fourth", async () => {
    redirectTo({ "/0": "/1", "/1": "/2", "/2": `${server.origin}/3`, "/3": "4" });
    expect(await fetchBytes(`${server.origin}/1`)).toMatchObject({ kind: "changed" });
    const [message] = await refusalOf(fetchBytes(`${server.origin}/0`));
    expect(message).toBe("The address redirects more than 3 times.");
    expect(server.requests.map(({ url }) => url).join("")).toBe("/1/2/3/4/0/1/2/3");
  });

  const noAddress = "The address redirects to something that is no web address.";

  it.each([
    ...["file:///etc/passwd", "ftp://127.0.0.1/x", "javascript:1", "http://", "http://a b/"].map(
      (location) => [location, noAddress] as const,
    ),
    ...["http://127.0.0.2/", "http://[::1]/", "http://169.254.169.254/", "//10.0.0.1/"].map(
      (location) => [location, intoPrivateNetwork] as const,
    ),
  ])("is not followed to %s", async (location, message) => {
    redirectTo({ "/": location });
    expect(await refusalOf(fetchBytes(server.origin))).toEqual([message, 1]);
  });
});

describe("an address into a private network", () => {
  const publicOnly = createFetchFeed("https://villa.example", { isAllowed: isPublicAddress });

  it.each([
    ...["127.0.0.1", "0x7f.1", "2130706433", "localhost", "[::1]", "[::ffff:7f00:1]"],
    ...["169.254.169.254", "１２７.0.0.1"],
  ])("is refused when it is written %s", async (host) => {
    const fetching = publicOnly(`http://${host}:${server.port}/`, unknown, never);
    expect(await refusalOf(fetching)).toEqual([intoPrivateNetwork, 0]);
  });

  function resolveTo(...addresses: readonly string[]): LookupFunction {
    return (_, __, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      );
  }

  it("is refused after its name was resolved, even beside a public one", async () => {
    const resolve = resolveTo("8.8.8.8", "127.0.0.1");
    const fetchNamed = createFetchFeed("", { isAllowed: isPublicAddress, resolve });
    const fetching = fetchNamed(`http://feed.example:${server.port}/`, unknown, never);
    expect(await refusalOf(fetching)).toEqual([intoPrivateNetwork, 0]);
  });

  it("cannot be slipped in later: the name is resolved once, and the answer connected to", async () => {
    let resolutions = 0;
    const resolve: LookupFunction = (name, options, callback) => {
      resolutions += 1;
      resolveTo(resolutions === 1 ? "127.0.0.1" : "127.0.0.2")(name, options, callback);
    };
    server.answerWith((_, response) => response.end(feed));
    const fetchNamed = createFetchFeed("", { ...loopback, resolve });
    const answer = await fetchNamed(`http://feed.example:${server.port}/`, unknown, never);
    expect(answer).toMatchObject({ kind: "changed" });
    expect(resolutions).toBe(1);
    expect(server.requests.at(-1)?.headers["host"]).toBe(`feed.example:${server.port}`);
  });

  it("is every one that is not of the public internet", () => {
    const publicOnes = "8.8.8.8 93.184.215.14 2606:2800:21f:cb07::1 2a00:1450:4001::1".split(" ");
    const others =
      "10.1.2.3 172.16.0.1 192.168.1.1 100.64.0.1 224.0.0.1 :: ::1 ::ffff:8.8.8.8 " +
      "64:ff9b::7f00:1 2002:7f00:1:: 2001:db8::1 fe80::1 ff02::1 localhost";
    expect([...publicOnes, ...others.split(" ")].filter(isPublicAddress)).toEqual(publicOnes);
  });
});
