import type { Environment } from "./settings.ts";
import { StartError } from "./start-error.ts";

/** Sockets that systemd hands over begin with this descriptor: sd_listen_fds(3). */
const firstDescriptor = 3;

/**
 * The descriptor of the listening socket that a service manager has opened for the process of an
 * id, or undefined; throws a StartError where there are several. As the socket outlives us, the
 * kernel keeps those who connect waiting while we are started again.
 */
export function findHandedSocket(env: Environment, processId: number): number | undefined {
  const { LISTEN_PID: owner, LISTEN_FDS: count = "0" } = env;
  if (owner !== String(processId) || count === "0") return undefined;
  if (count === "1") return firstDescriptor;
  throw new StartError(`LISTEN_FDS is ${count}: hand over one listening socket, not more.`);
}
