import { createServer, type ServerResponse } from "node:http";
import flags from "@iconify-json/flag/icons.json" with { type: "json" };
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listenLocally } from "../../../tests/support/server/listen-locally.ts";
import { makeFlags } from "./make-flags.ts";

const white =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2" width="3" height="2"><path fill="#fff" d="M0 0h3v2H0z"/></svg>';

/** The flags that come of a service that answers like this, and what was said of it. */
async function make(answer: (response: ServerResponse) => void) {
  const server = createServer((_, response) => answer(response));
  onTestFinished(() => void server.close().closeAllConnections());
  const port = await listenLocally(server);
  const log = vi.spyOn(console, "log").mockReset().mockReturnValue();
  const service = `http://127.0.0.1:${port}/{country}`;
  const files = await makeFlags(countries, service, flags);
  const paths: Record<string, string> = JSON.parse(String(files["flags.json"]));
  const flag = sharp(Buffer.from(files[`public${paths["hr"]}`] ?? ""));
  const { channels } = await flag.stats();
  const said = log.mock.calls.flat();
  return { said, paths, means: channels.slice(0, 3).map(({ mean }) => Math.round(mean)) };
}

const countries = { en: "gb", hr: "hr", de: "de", it: "it" };

describe("makeFlags", () => {
  it("draws what the service sends", async () => {
    const { said, paths, means } = await make((response) => response.end(white));
    expect(said).toEqual([]);
    expect(paths["en"]).toMatch(/^\/flags\/gb-[0-9a-f]{8}\.png$/);
    expect(means).toEqual([255, 255, 255]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["status 503", (response) => response.writeHead(503).end(white)],
    ["unsupported image", (response) => response.end("<!doctype html>")],
  ])("draws packaged flags when the service fails, and says so: %s", async (reason, answer) => {
    const { said, means } = await make(answer);
    expect(said).toHaveLength(4);
    expect(said[0]).toContain(reason);
    expect(means).not.toEqual([255, 255, 255]);
  });

  it("names a flag that there is not", async () => {
    const none = makeFlags({ en: "qq" }, "http://127.0.0.1:1/{country}", flags);
    await expect(none).rejects.toMatchObject({
      message: expect.stringContaining('texts/en/language.json: flag is "qq"'),
    });
  });
});
