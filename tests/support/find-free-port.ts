import { type AddressInfo, createServer } from "node:net";

/** A port of this machine that nobody listens on, for programs that do not tell which one they took. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
