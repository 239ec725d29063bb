import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLine } from "../support/read-line.ts";
import type { Driver } from "./driver.ts";

type Reply = { id?: number; type: string; message?: string; result: Record<string, unknown> };

/** Starts Firefox without a window and speaks WebDriver BiDi with it: there is no other driver. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const browser = spawn(
    process.env["FIREFOX_PATH"] ?? "firefox-esr",
    ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await readLine(browser.stderr, /BiDi listening on (ws:\S+)/, "Firefox");
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(data);
    if (reply.id) waiting.get(reply.id)?.(reply);
  };
  await new Promise((resolve) => socket.addEventListener("open", resolve));

  let sent = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    sent += 1;
    const id = sent;
    socket.send(JSON.stringify({ id, method, params }));
    const reply = await new Promise<Reply>((resolve) => waiting.set(id, resolve));
    waiting.delete(id);
    if (reply.type === "error") throw new Error(`${method}: ${reply.message}`);
    return reply.result;
  }

  await send("session.new", { capabilities: {} });
  const tree = await send("browsingContext.getTree", {});
  const [{ context } = { context: "" }] = tree["contexts"] as { context: string }[];
  return {
    load: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    evaluate: async (expression) => {
      const { result, exceptionDetails } = (await send("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: async (actions) => {
      await send("input.performActions", { context, actions });
    },
    resize: async (width, height) => {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
