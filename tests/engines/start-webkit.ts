import { type ChildProcess, spawn } from "node:child_process";
import { globSync } from "node:fs";
import { expect } from "@playwright/test";
import { readLine } from "../support/read-line.ts";
import { findFreePort } from "../support/server/listen-locally.ts";
import type { Driver } from "./driver.ts";

/** Starts WebKit's own browser on a screen that nobody sees and speaks WebDriver with it. */
export async function startWebKit(): Promise<Driver> {
  const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  if (!binary) throw new Error("There is no WebKit: apt-get install webkit2gtk-driver xvfb.");
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const display = await readLine(screen.stdout, /(\d+)\n/, "Xvfb");
  const port = await findFreePort();
  const driver = spawn("WebKitWebDriver", ["-p", `${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}/session`;

  async function send(path: string, body: object, method = "POST"): Promise<unknown> {
    const response = await fetch(address + path, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${path}: ${(value as { message: string }).message}`);
    return value;
  }

  const isListening = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, "WebKitWebDriver starts").toBe(true);
  const options = { binary, args: ["--automation"] };
  const { sessionId } = (await send("", {
    capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
  })) as { sessionId: string };
  return {
    load: async (url) => {
      await send(`/${sessionId}/url`, { url });
    },
    evaluate: (expression) =>
      send(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: async (actions) => {
      await send(`/${sessionId}/actions`, { actions });
    },
    resize: async (width, height) => {
      await send(`/${sessionId}/window/rect`, { width, height });
    },
    close: async () => {
      await send(`/${sessionId}`, {}, "DELETE");
      await Promise.all([driver, screen].map(end));
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}
