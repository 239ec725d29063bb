import type { ServerResponse } from "node:http";
import type { LookupFunction } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarOf, stayOf } from "../../tests/support/feeds/feed-samples.ts";
import { type FeedServer, startFeedServer } from "../../tests/support/feeds/feed-server.ts";
import { FeedError } from "./feed-error.ts";
import { createFetchFeed } from "./fetch-feed.ts";
import { isPublicAddress, type NetworkPolicy } from "./network-policy.ts";

const feed = Buffer.from(calendarOf(stayOf("20261205", "20261207")));
const secret = "/ical/export.ics?t=secret-token";
const never = new AbortController().signal;
const unknown = { etag: null, lastModified: null };
const loopback: NetworkPolicy = { isAllowed: (address) => address === "127.0.0.1" };
const fetchFeed = createFetchFeed("https://villa.example", loopback);

let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer();
});
afterAll(() => server.close());

async function errorOf(fetching: Promise<unknown>): Promise<string> {
  const error = await fetching.then(
    () => new Error("no error"),
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error("Something that is no error was thrown.");
  if (error.message !== "no error") expect(error).toBeInstanceOf(FeedError);
  expect(`${error.message}${error.stack}${JSON.stringify(error)}`).not.toContain("secret");
  return error.message;
}

function fetchBytes(address = server.origin + secret, signal = never) {
  return fetchFeed(address, unknown, signal);
}

function requestsDuring(run: () => Promise<unknown>): Promise<number> {
  const before = server.requests.length;
  return run().then(() => server.requests.length - before);
}

describe("a feed that answers", () => {
  it("is read with its validators, and told honestly who asks", async () => {
    server.answerWith((_, response) => {
      response
        .setHeader("ETag", '"v1"')
        .setHeader("Last-Modified", "Fri, 20 Nov 2026 10:00:00 GMT");
      response.end(feed);
    });
    expect(await fetchBytes()).toEqual({
      kind: "changed",
      bytes: new Uint8Array(feed),
      validators: { etag: '"v1"', lastModified: "Fri, 20 Nov 2026 10:00:00 GMT" },
    });
    expect(server.requests.at(-1)).toMatchObject({
      url: secret,
      headers: { "user-agent": "villa-website/1.0 (+https://villa.example)" },
    });
  });

  it("is asked only for what has changed", async () => {
    server.answerWith((_, response) => response.writeHead(304).end());
    const validators = { etag: 'W/"v1"', lastModified: "Fri, 20 Nov 2026 10:00:00 GMT" };
    const answer = await fetchFeed(server.origin, validators, never);
    expect(answer).toEqual({ kind: "unchanged" });
    expect(server.requests.at(-1)?.headers).toMatchObject({
      "if-none-match": 'W/"v1"',
      "if-modified-since": "Fri, 20 Nov 2026 10:00:00 GMT",
    });
    expect(await errorOf(fetchBytes())).toBe("The platform answered with status 304.");
  });

  it.each([
    ["gzip", gzipSync(feed)],
    ["deflate", deflateSync(feed)],
    ["br", brotliCompressSync(feed)],
    ["identity", feed],
  ])("may be packed as %s", async (encoding, body) => {
    server.answerWith((_, response) => {
      response.setHeader("Content-Encoding", encoding).end(body);
    });
    expect(await fetchBytes()).toMatchObject({ bytes: new Uint8Array(feed) });
  });

  it("is asked once more after a passing fault, and not after a lasting one", async () => {
    let count = 0;
    server.answerWith((_, response) => {
      count += 1;
      response.writeHead(count === 1 ? 503 : 200).end(feed);
    });
    expect(await fetchBytes()).toMatchObject({ kind: "changed" });
    server.answerWith((_, response) => response.writeHead(500).end());
    expect(await requestsDuring(() => errorOf(fetchBytes()))).toBe(2);
    server.answerWith((_, response) => response.writeHead(403).end());
    expect(await requestsDuring(() => errorOf(fetchBytes()))).toBe(1);
  });

  it.each([403, 404, 429, 500, 204])("with status %i is not read", async (status) => {
    server.answerWith((_, response) => response.writeHead(status).end());
    expect(await errorOf(fetchBytes())).toBe(`The platform answered with status ${status}.`);
  });
});

describe("a feed that wants to be left alone", () => {
  const date = "Fri, 20 Nov 2026 10:00:00 GMT";

  it.each([
    [429, "120", 120],
    [503, "3600", 3600],
    [429, "Fri, 20 Nov 2026 10:30:00 GMT", 1800],
    [429, "Thu, 19 Nov 2026 10:00:00 GMT", 0],
    [429, "999999999", 86_400],
    [429, "soon", 0],
  ])("with status %i is asked once, and not again for %s", async (status, retryAfter, seconds) => {
    server.answerWith((_, response) => {
      response.writeHead(status, { "Retry-After": retryAfter, Date: date }).end();
    });
    const requests = await requestsDuring(async () => {
      const error = await fetchBytes().catch((reason: unknown) => reason);
      expect(error).toMatchObject({ retryAfterSeconds: seconds });
    });
    expect(requests).toBe(1);
  });
});

describe("a feed without an end", () => {
  const chunk = Buffer.alloc(64 * 1024, "BEGIN:VEVENT\r\n");
  let sentBytes = 0;

  /** Sends up to 100 MB, as fast as the other side takes it. */
  function pour(response: ServerResponse): void {
    while (sentBytes < 100e6 && !response.destroyed) {
      sentBytes += chunk.length;
      if (!response.write(chunk)) {
        response.once("drain", () => pour(response));
        return;
      }
    }
    response.end();
  }

  it("is left after two megabytes", async () => {
    server.answerWith((_, response) => pour(response));
    expect(await errorOf(fetchBytes())).toBe("The answer is larger than 2 MB.");
    expect(sentBytes).toBeLessThan(50e6);
  });

  it.each([
    ["gzip", gzipSync(Buffer.alloc(100e6))],
    ["br", brotliCompressSync(Buffer.alloc(20e6))],
  ])("is left after two megabytes unpacked from %s", async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(200_000);
    server.answerWith((_, response) => {
      response.setHeader("Content-Encoding", encoding).end(bomb);
    });
    const requests = await requestsDuring(async () => {
      expect(await errorOf(fetchBytes())).toBe("The answer is larger than 2 MB.");
    });
    expect(requests).toBe(1);
  });

  it("is left after two megabytes that nothing comes of", async () => {
    const nothing = Buffer.concat(Array(150_000).fill(gzipSync("")));
    server.answerWith((_, response) => {
      response.setHeader("Content-Encoding", "gzip").end(nothing);
    });
    expect(await errorOf(fetchBytes())).toBe("The answer is larger than 2 MB.");
  });

  it.each([
    ["gzip", "not packed at all", /^The platform cannot be reached \(Z_DATA_ERROR\)\.$/],
    ["gzip, gzip", "x", /packed in a way that is not known/],
    ["zip", "x", /packed in a way that is not known/],
  ])("or packed as %s with %j is refused", async (encoding, body, message) => {
    server.answerWith((_, response) => {
      response.setHeader("Content-Encoding", encoding).end(body);
    });
    expect(await errorOf(fetchBytes())).toMatch(message);
  });

  it("is left when the time for the whole answer is over, however it drips", async () => {
    const controller = new AbortController();
    server.answerWith((_, response) => {
      response.write("BEGIN:VCALENDAR\r\n", () => controller.abort());
    });
    const requests = await requestsDuring(async () => {
      const message = await errorOf(fetchBytes(undefined, controller.signal));
      expect(message).toBe("No whole answer in time.");
    });
    expect(requests).toBe(1);
  });

  it("is left when the time is over before it says a word", async () => {
    const controller = new AbortController();
    server.answerWith(() => controller.abort());
    expect(await errorOf(fetchBytes(undefined, controller.signal))).toBe(
      "No whole answer in time.",
    );
  });

  it("or cut off before its length is refused", async () => {
    server.answerWith((_, response) => {
      response.setHeader("Content-Length", "5000");
      response.write(feed, () => response.destroy());
    });
    expect(await errorOf(fetchBytes())).toBe("The platform cannot be reached (ECONNRESET).");
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

  it("is followed three times", async () => {
    redirectTo({ "/1": "/2", "/2": `${server.origin}/3`, "/3": "4" });
    expect(await fetchBytes(`${server.origin}/1`)).toMatchObject({ kind: "changed" });
  });

  it("is not followed a fourth time, nor in a circle", async () => {
    redirectTo({ "/0": "/1", "/1": "/2", "/2": "/3", "/3": "/4", "/loop": "/loop" });
    for (const path of ["/0", "/loop"]) {
      const requests = await requestsDuring(async () => {
        const message = await errorOf(fetchBytes(server.origin + path));
        expect(message).toBe("The address redirects more than 3 times.");
      });
      expect(requests).toBe(4);
    }
  });

  it.each(["file:///etc/passwd", "ftp://127.0.0.1/x", "javascript:1", "http://", "http://a b/"])(
    "is not followed to %s",
    async (location) => {
      redirectTo({ "/": location });
      expect(await errorOf(fetchBytes(server.origin))).toContain(
        "redirects to something that is no",
      );
    },
  );

  it.each(["http://127.0.0.2/", "http://[::1]/", "http://169.254.169.254/", "//10.0.0.1/"])(
    "is not followed to the private address %s",
    async (location) => {
      redirectTo({ "/": location });
      const requests = await requestsDuring(async () => {
        expect(await errorOf(fetchBytes(server.origin))).toContain("into a private network");
      });
      expect(requests).toBe(1);
    },
  );
});

describe("an address into a private network", () => {
  const publicOnly = createFetchFeed("https://villa.example", { isAllowed: isPublicAddress });

  it.each([
    "127.0.0.1",
    "127.1",
    "0x7f.1",
    "0x7f000001",
    "2130706433",
    "017700000001",
    "0",
    "localhost",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:0:0:1]",
    "10.0.0.1",
    "169.254.169.254",
    "１２７.0.0.1",
  ])("is refused when it is written %s", async (host) => {
    const requests = await requestsDuring(async () => {
      const message = await errorOf(publicOnly(`http://${host}:${server.port}/`, unknown, never));
      expect(message).toContain("into a private network");
    });
    expect(requests).toBe(0);
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
    const message = await errorOf(
      fetchNamed(`http://feed.example:${server.port}/`, unknown, never),
    );
    expect(message).toContain("into a private network");
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
});
