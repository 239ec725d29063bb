// For tests: a real mail server of our own on loopback, as well or as badly behaved as a test wants.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

type Behaviour = "accept" | "cut" | "hang";

type Command = "MAIL FROM" | "RCPT TO" | "DATA";

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
  let refusal: { readonly code: number; readonly command: Command } | undefined;
  let answersAfter = 0;
  let asked = 0;
  let logins = 0;
  const mails: string[] = [];
  const senders: string[] = [];
  const recipients: string[] = [];
  const next = Promise.withResolvers<void>();
  /** What a command is refused with, if it is. */
  const refuse = (command: Command) =>
    refusal?.command === command
      ? Object.assign(new Error("<host@villa.example> not now"), { responseCode: refusal.code })
      : null;
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
    onMailFrom: ({ address }, _session, callBack) => {
      senders.push(address);
      callBack(refuse("MAIL FROM"));
    },
    onRcptTo: ({ address }, _session, callBack) => {
      asked += 1;
      const fault = refuse("RCPT TO");
      if (!fault) recipients.push(address);
      callBack(fault);
    },
    onData: async (stream, _session, callBack) => {
      next.resolve();
      if (behaviour === "hang") return void stream.resume();
      if (behaviour === "cut") {
        stream.resume();
        for (const connection of server.connections) connection._socket?.destroy();
        return;
      }
      const mail = await text(stream);
      const fault = refuse("DATA");
      if (!fault) mails.push(mail);
      setTimeout(callBack, answersAfter, fault);
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const { port: taken } = server.server.address() as AddressInfo;
  const login = account ? `${account.map(encodeURIComponent).join(":")}@` : "";
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    url: `smtp${isSecure ? "s" : ""}://${login}127.0.0.1:${taken}`,
    port: taken,
    mails,
    senders,
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
    /** From now on; answers the end of a mail after so many milliseconds. */
    behave(wanted: Behaviour, milliseconds = 0): void {
      behaviour = wanted;
      refusal = undefined;
      answersAfter = milliseconds;
    },
    /** Answers a command with a code from now on. */
    refuse(code: number, command: Command = "RCPT TO"): void {
      behaviour = "accept";
      refusal = { code, command };
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
