import { once } from "node:events";
import type { Server } from "node:http";
import type { Settings } from "./settings.ts";
import { StartError } from "./start-error.ts";

type Place = Pick<Settings, "host" | "port">;

/**
 * Listens where the settings say, or on a socket handed over as a descriptor; resolves to the
 * address for people. Throws a StartError, one line, where that cannot be.
 */
export async function listen(
  server: Server,
  place: Place,
  handedSocket: number | undefined,
): Promise<string> {
  const { host, port } = place;
  try {
    server.listen(handedSocket === undefined ? { port, host } : { fd: handedSocket });
    await once(server, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      handedSocket === undefined
        ? describeListenError(place, code, message)
        : `Cannot listen on descriptor ${handedSocket}, which was handed over: ${message}.`,
    );
  }
  const address = server.address();
  if (address === null || typeof address === "string") return "the socket handed over";
  return describeAddress(handedSocket === undefined ? host : address.address, address.port);
}

function describeListenError(
  { host, port }: Place,
  code: string | undefined,
  message: string,
): string {
  switch (code) {
    case "EADDRINUSE":
      return `Port ${port} is taken by another program: stop it, or set PORT to another number.`;
    case "EACCES":
      return `Port ${port} needs more rights than this program has: set PORT to 1024 or above.`;
    default:
      return `Cannot listen on ${host ?? "all interfaces"}, port ${port}: ${message}.`;
  }
}

function describeAddress(host: string | undefined, port: number): string {
  const isAny = host === undefined || host === "0.0.0.0" || host === "::";
  const name = host?.includes(":") === true ? `[${host}]` : host;
  return `http://${isAny ? "localhost" : name}:${port}`;
}
