import { once } from "node:events";
import type { Server } from "node:http";
import { StartError } from "../house/findings/start-error.ts";
import type { Environment, Settings } from "./settings.ts";

type Address = Pick<Settings, "host" | "port">;

/** The first descriptor that systemd hands over: sd_listen_fds(3). */
const handedDescriptor = 3;

/**
 * Connections that may wait to be accepted, the most that Linux lets wait by default: a proxy that is
 * asked by a thousand visitors at once opens a thousand.
 */
const backlog = 4096;

/**
 * Listens where the settings say, or on the socket that systemd hands over to this process: as that
 * outlives us, the kernel keeps those who connect waiting while we are started again. Resolves to
 * the address for people. Throws a StartError, one line, where it cannot listen.
 */
export async function listen(server: Server, wanted: Address, env: Environment): Promise<string> {
  const { LISTEN_PID: owner, LISTEN_FDS: count = "0" } = env;
  const isHanded = owner === String(process.pid) && count !== "0";
  if (isHanded && count !== "1") {
    throw new StartError(`LISTEN_FDS is ${count}: hand over one listening socket, not more.`);
  }
  const { host, port } = wanted;
  try {
    // Of a descriptor Node takes the length of the queue from the second argument only.
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
