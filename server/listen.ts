import { once } from "node:events";
import type { Server } from "node:http";
import { StartError } from "../house/findings/start-error.ts";
import type { Environment, Settings } from "./settings.ts";

type Address = Pick<Settings, "host" | "port">;

/** The first descriptor that systemd hands over: sd_listen_fds(3). */
const handedDescriptor = 3;

/**
 * The backlog of connections, at Linux's default maximum: a proxy with a thousand visitors opens a thousand at once.
 */
const backlog = 4096;

/**
 * Listens by the settings, or on the socket that systemd passes: connections wait in it during a restart. Resolves to the
 * address for people. Throws a StartError, one line, if it cannot listen.
 */
export async function listen(server: Server, wanted: Address, env: Environment): Promise<string> {
  const { LISTEN_PID: owner, LISTEN_FDS: count = "0" } = env;
  const isHanded = owner === String(process.pid) && count !== "0";
  if (isHanded && count !== "1") {
    throw new StartError(`LISTEN_FDS is ${count}: hand over one listening socket, not more.`);
  }
  const { host, port } = wanted;
  try {
    // With a descriptor Node takes the backlog from the second argument only.
    if (isHanded) server.listen({ fd: handedDescriptor }, backlog);
    else server.listen({ port, host, backlog });
    await once(server, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      isHanded
        ? `Cannot listen on the socket handed over: ${message}.`
        : describeListenError(wanted, code, message),
    );
  }
  const address = server.address();
  if (address === null || typeof address === "string") return "the socket handed over";
  return describeAddress(isHanded ? address.address : host, address.port);
}

function describeListenError(
  { host, port }: Address,
  code: string | undefined,
  message: string,
): string {
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken by another program: stop it, or set PORT to another number.`;
  }
  if (code === "EACCES") {
    return `Port ${port} needs more rights than this program has: set PORT to 1024 or above.`;
  }
  return `Cannot listen on ${host ?? "all interfaces"}, port ${port}: ${message}.`;
}

function describeAddress(host: string | undefined, port: number): string {
  const isAny = host === undefined || host === "0.0.0.0" || host === "::";
  const name = host?.includes(":") === true ? `[${host}]` : host;
  return `http://${isAny ? "localhost" : name}:${port}`;
}
