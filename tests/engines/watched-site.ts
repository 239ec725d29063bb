import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { defaultLocale } from "../../domain/locales/locales.ts";
import { sendRequest } from "../support/send-request.ts";
import { listenLocally } from "../support/server/listen-locally.ts";

const scriptPath = "/watch.js";
const reportPath = "/problems";

/** The site behind a server that hears what its pages complain of. */
export type WatchedSite = {
  readonly address: string;
  /** One line for every console message, uncaught error and refusal by the policy. */
  readonly problems: readonly string[];
  readonly close: () => Promise<void>;
};

/**
 * Puts a script in front of all others in each page: no driver of WebKit tells what its console
 * says, and that of Firefox tells little.
 */
export async function startWatchedSite(site: string): Promise<WatchedSite> {
  const problems: string[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    if (path === scriptPath) {
      response.setHeader("Content-Type", "text/javascript").end(`(${watch})("${reportPath}")`);
    } else if (path === reportPath) {
      problems.push(await text(request));
      response.writeHead(204).end();
    } else {
      // Compressed pages could not be added to, and whoever asks for `/` gets the language of visitors.
      const own = { "accept-encoding": "identity", "accept-language": defaultLocale };
      const headers = { ...request.headers, ...own };
      const { method = "GET" } = request;
      const body = method === "POST" ? await text(request) : undefined;
      const answer = await sendRequest(site + path, {
        ...{ method, headers },
        ...(body !== undefined && { body }),
      });
      const { "content-length": _, etag: __, ...answerHeaders } = answer.headers;
      response.writeHead(answer.status, answerHeaders);
      const isPage = answer.headers["content-type"]?.startsWith("text/html");
      response.end(isPage ? addScript(`${answer.body}`) : answer.body);
    }
  });
  const port = await listenLocally(server);
  return {
    address: `http://127.0.0.1:${port}`,
    problems,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function addScript(html: string): string {
  return html.replace(/<head>/u, `$&<script src="${scriptPath}"></script>`);
}

/** Runs in the page, before anything else does. */
function watch(reportPath: string): void {
  const report = (problem: string) =>
    navigator.sendBeacon(reportPath, `${problem} (on ${location.pathname})`);
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    console[level] = (...args) => report(`console ${level}: ${args.join(" ")}`);
  }
  let isLeft = false;
  for (const sign of ["beforeunload", "pagehide"]) {
    addEventListener(sign, () => {
      isLeft = true;
    });
  }
  const reportError = ({ message, target }: ErrorEvent) => {
    // What an element was loading is broken off when the page is left.
    const isBrokenOff = isLeft && target instanceof Element;
    if (!isBrokenOff) report(`error: ${message ?? (target as HTMLElement).outerHTML}`);
  };
  addEventListener("error", reportError, { capture: true });
  addEventListener("unhandledrejection", ({ reason }) => report(`unhandled: ${reason}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    report(`refused by the policy: ${effectiveDirective} ${blockedURI}`);
  });
}
