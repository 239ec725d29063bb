// For tests: a real mail server of our own on loopback, as well or as badly behaved as a test wants.
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

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
  readonly account?: Account | null;
  readonly port?: number;
} = {}) {
  const state = createState();
  const server = new SMTPServer({
    secure: isSecure,
    disabledCommands: hasTls ? [] : ["STARTTLS"],
    authOptional: account === null,
    allowInsecureAuth: true,
    closeTimeout: 10,
    logger: false,
    ...answerCommands(state, account, () => {
      for (const connection of server.connections) connection._socket?.destroy();
    }),
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
    mails: state.mails,
    senders: state.senders,
    recipients: state.recipients,
    /** When it has first got a mail's bytes. */
    next: state.next.promise,
    /** How many recipients it was asked to take. */
    get asked() {
      return state.asked;
    },
    get logins() {
      return state.logins;
    },
    /** From now on; answers the end of a mail after so many milliseconds. */
    behave(wanted: Behaviour, milliseconds = 0): void {
      Object.assign(state, { behaviour: wanted, refusal: undefined, answersAfter: milliseconds });
    },
    /** Answers a command with a code from now on. */
    refuse(code: number, command: Command = "RCPT TO"): void {
      Object.assign(state, { behaviour: "accept", refusal: { code, command } });
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

type Account = readonly [name: string, password: string];

function createState() {
  return {
    behaviour: "accept" as Behaviour,
    refusal: undefined as { readonly code: number; readonly command: Command } | undefined,
    answersAfter: 0,
    asked: 0,
    logins: 0,
    mails: [] as string[],
    senders: [] as string[],
    recipients: [] as string[],
    next: Promise.withResolvers<void>(),
  };
}

function answerCommands(
  state: ReturnType<typeof createState>,
  account: Account | null,
  cut: () => void,
): SMTPServerOptions {
  /** What a command is refused with, if it is. */
  const refuse = (command: Command) =>
    state.refusal?.command === command
      ? Object.assign(new Error("<host@villa.example> not now"), {
          responseCode: state.refusal.code,
        })
      : null;
  return {
    onAuth: ({ username, password }, _session, callBack) => {
      state.logins += 1;
      const isRight = username === account?.[0] && password === account?.[1];
      callBack(isRight ? null : new Error("Wrong password"), { user: username });
    },
    onMailFrom: ({ address }, _session, callBack) => {
      state.senders.push(address);
      callBack(refuse("MAIL FROM"));
    },
    onRcptTo: ({ address }, _session, callBack) => {
      state.asked += 1;
      const fault = refuse("RCPT TO");
      if (!fault) state.recipients.push(address);
      callBack(fault);
    },
    onData: async (stream, _session, callBack) => {
      state.next.resolve();
      if (state.behaviour === "hang") return void stream.resume();
      if (state.behaviour === "cut") {
        stream.resume();
        return cut();
      }
      const mail = await text(stream);
      const fault = refuse("DATA");
      if (!fault) state.mails.push(mail);
      setTimeout(callBack, state.answersAfter, fault);
    },
  };
}
