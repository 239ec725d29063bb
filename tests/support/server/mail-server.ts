// For tests: a real mail server of our own on loopback, as well or as badly behaved as a test wants.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Behaviour = "accept" | "later" | "never" | "cut" | "hang";

/** What it has been asked and told; ends with the block that it was started in. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Starts one; with an account it takes mails of nobody else. */
export async function startMailServer({
  isSecure = false,
  hasTls = true,
  account = null,
  port = 0,
}: {
  readonly isSecure?: boolean;
  readonly hasTls?: boolean;
  readonly account?: readonly [name: string, password: string] | null;
  readonly port?: number;
} = {}) {
  let behaviour: Behaviour = "accept";
  let asked = 0;
  let logins = 0;
  const mails: string[] = [];
  const recipients: string[] = [];
  const next = Promise.withResolvers<void>();
  const server = new SMTPServer({
    secure: isSecure,
    disabledCommands: hasTls ? [] : ["STARTTLS"],
    authOptional: account === null,
    allowInsecureAuth: true,
    closeTimeout: 10,
    logger: false,
    onAuth: ({ username, password }, _session, callBack) => {
      logins += 1;
      const isRight = username === account?.[0] && password === account?.[1];
      callBack(isRight ? null : new Error("Wrong password"), { user: username });
    },
    onRcptTo: ({ address }, _session, callBack) => {
      asked += 1;
      const code = { later: 450, never: 550 }[behaviour as string];
      if (code)
        return callBack(Object.assign(new Error(`<${address}> not now`), { responseCode: code }));
      recipients.push(address);
      callBack();
    },
    onData: async (stream, _session, callBack) => {
      next.resolve();
      if (behaviour === "hang") return void stream.resume();
      if (behaviour === "cut") {
        stream.resume();
        for (const connection of server.connections) connection._socket?.destroy();
        return;
      }
      mails.push(await text(stream));
      callBack();
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: taken } = server.server.address() as AddressInfo;
  const login = account ? `${account.map(encodeURIComponent).join(":")}@` : "";
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp${isSecure ? "s" : ""}://${login}127.0.0.1:${taken}?tls.rejectUnauthorized=false`,
    port: taken,
    mails,
    recipients,
    /** When it has first got a mail's bytes. */
    next: next.promise,
    /** How many recipients it was asked to take. */
    get asked() {
      return asked;
    },
    get logins() {
      return logins;
    },
    behave(wanted: Behaviour): void {
      behaviour = wanted;
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
