import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createOutput } from "../output.ts";
import { fetchFlag } from "./fetch-flag.ts";
import { makeFlags } from "./make-flags.ts";

type Answer = (response: ServerResponse) => void;

const limits = { milliseconds: 150, bytes: 2000 };
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3"/></svg>';
const pixel = Buffer.from("89504e470d0a1a0a0000", "hex");
const packaged = join(import.meta.dirname, "../../../node_modules/country-flag-icons/3x2");

let root: string;
let server: Server;
let origin: string;
let answer: Answer;
let asked: string[];
let time: number;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "flags-"));
  asked = [];
  time = 0;
  answer = (response) => response.end(drawing);
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(root, { recursive: true });
});

describe("fetchFlag", () => {
  it.each([
    ["a drawing", Buffer.from(drawing), "svg"],
    ["a picture", pixel, "png"],
  ])("takes %s as it is", async (_, body, extension) => {
    answer = (response) => response.end(body);
    const flag = await fetchFlag(`${origin}/hr`, limits);
    expect(flag).toEqual({ extension, base64: body.toString("base64") });
  });

  it.each<[string, Answer, string]>([
    ["status 404", (response) => response.writeHead(404).end(drawing), "status 404"],
    ["a web page", (response) => response.end("<!doctype html>"), "it is no SVG drawing"],
    ["a script", (response) => response.end(withInside("<script/>")), "<script>"],
    ["a handler", (response) => response.end(withInside('<g onclick="a"/>')), "event handler"],
    ["too much", (response) => response.end(withInside(" ".repeat(2000))), "more than 2000 bytes"],
    ["nothing", () => undefined, "did not answer within 0.15 s"],
    ["half a drawing", (response) => response.write("<svg>"), "did not answer within 0.15 s"],
    ["a broken line", (response) => response.destroy(), "cannot be reached"],
  ])("refuses %s and says why", async (_, given, reason) => {
    answer = given;
    expect(await fetchFlag(`${origin}/hr`, limits)).toEqual({
      refusal: expect.stringContaining(reason),
    });
  });
});

describe("makeFlags", () => {
  it("publishes the flags of the service and asks it once", async () => {
    const first = await make();
    expect(asked.sort()).toEqual(["/de", "/gb", "/hr", "/it"]);
    expect(first.paths.en).toMatch(/^\/flags\/gb-[0-9a-f]{8}\.svg$/);
    expect(await readFile(join(root, "out/public", first.paths.hr), "utf8")).toBe(drawing);

    answer = (response) => response.writeHead(500).end();
    expect((await make()).paths).toEqual(first.paths);
    expect(asked).toHaveLength(4);
  });

  it("publishes packaged flags when the service fails, and says so once in a day", async () => {
    answer = (response) => response.writeHead(503).end();
    const first = await make();
    const flag = await readFile(join(root, "out/public", first.paths.it), "utf8");
    expect(flag).toBe(await readFile(join(packaged, "IT.svg"), "utf8"));
    expect(first.said).toEqual([
      "flags: packaged ones for de, gb, hr, it, for the service: it answered with status 503",
    ]);
    expect(await make()).toEqual({ paths: first.paths, said: [] });
    expect(asked).toHaveLength(4);
    answer = (response) => response.end(drawing);
    time += 24 * 60 * 60 * 1000 + 1;
    expect((await make()).paths).not.toEqual(first.paths);
    expect(asked).toHaveLength(8);
  });

  it("asks again when the address of the service changes", async () => {
    await make();
    await make("/new");
    expect(asked).toHaveLength(8);
  });
});

function withInside(inside: string): string {
  return drawing.replace("<path", `${inside}<path`);
}

async function make(prefix = "") {
  const said: string[] = [];
  const places = { packaged, answersFile: join(root, "answers.json"), now: () => time };
  const output = createOutput(join(root, "out"));
  await makeFlags(`${origin}${prefix}/{country}`, places, output, (line) => said.push(line));
  const paths = JSON.parse(await readFile(join(root, "out/flags.json"), "utf8"));
  return { paths, said };
}
