import type { Logger } from "../logger.ts";
import { describeMailFault } from "./mailer.ts";
import type { Enquiry, Outbox } from "./outbox.ts";

export type DeliveryParts = {
  readonly outbox: Outbox;
  /** Hands a mail over; rejects where the mail server has not taken it. */
  readonly send: (enquiry: Enquiry) => Promise<void>;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly now: () => Date;
};

const day = 24 * 60 * 60 * 1000;

/** The pause after a first failure; each further one is twice as long, to the longest. Milliseconds. */
const firstPause = 30_000;
const longestPause = 60 * 60 * 1000;

/** How often it is looked for what waits: other servers of the storage may have received it. */
const roundMilliseconds = 10_000;

/** How long what could not be delivered is kept, in milliseconds. */
const undeliveredMilliseconds = 90 * day;

/** Delivers the enquiries of an outbox, one after the other. Nothing of it rejects: what fails is logged. */
export function createDelivery({ outbox, send, log, now }: DeliveryParts) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let waiting = 0;
  let cleanedAt = 0;
  /** Taken by the mail server, but not marked so: the storage has failed in between. */
  const unmarked = new Set<string>();

  /** Tries all that is due. */
  function deliverDue(): Promise<void> {
    if (running) isAskedAgain = true;
    running ??= runRounds().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function runRounds(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await runRound();
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        log.error({ message: "The stored enquiries cannot be read or written.", code });
      }
    } while (isAskedAgain && !isStopped);
  }

  async function runRound(): Promise<void> {
    const at = now().getTime();
    if (at - cleanedAt > day) {
      cleanedAt = at;
      await outbox.forget();
    }
    const enquiries = await outbox.list();
    waiting = enquiries.length;
    for (const enquiry of enquiries) {
      if (isStopped) return;
      if (isDueNow(enquiry)) await attempt(enquiry.id);
    }
  }

  function isDueNow({ nextAt }: Enquiry): boolean {
    return Date.parse(nextAt) <= now().getTime();
  }

  /** Tries one, unless another server does, or has. */
  async function attempt(id: string, isDue = isDueNow): Promise<void> {
    const end = await outbox.lease(id);
    if (!end) return;
    try {
      const enquiry = await outbox.read(id);
      if (enquiry && isDue(enquiry)) await deliver(enquiry);
    } finally {
      await end();
    }
  }

  async function deliver(enquiry: Enquiry): Promise<void> {
    const { id, receivedAt } = enquiry;
    if (now().getTime() - Date.parse(receivedAt) > undeliveredMilliseconds) {
      log.error({ message: "An enquiry is deleted that nobody took for 90 days.", enquiry: id });
      return outbox.remove(id);
    }
    try {
      if (!unmarked.has(id)) await send(enquiry);
    } catch (error) {
      return outbox.update(postpone(enquiry, error));
    }
    unmarked.add(id);
    await outbox.finish(enquiry);
    unmarked.delete(id);
    waiting -= 1;
    log.info({ message: "An enquiry was delivered.", enquiry: id });
  }

  /** Later, and later each time; what a server will never take is offered once a day, to be logged. */
  function postpone(enquiry: Enquiry, error: unknown): Enquiry {
    const { fault, isRefused } = describeMailFault(error);
    const pause = isRefused ? day : Math.min(firstPause * 2 ** enquiry.tries, longestPause);
    const nextAt = new Date(now().getTime() + pause).toISOString();
    const tries = enquiry.tries + 1;
    const told = { enquiry: enquiry.id, tries, fault, nextAt };
    if (isRefused) log.error({ message: refusedMessage, ...told });
    else log.warn({ message: "An enquiry could not be delivered yet.", ...told });
    return { ...enquiry, tries, nextAt, fault };
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    deliverDue,
    list: outbox.list,
    /** Tries all, due or not. Rejects where the storage fails. */
    async deliverAll(): Promise<void> {
      for (const { id } of await outbox.list()) await attempt(id, () => true);
    },
    /** How many wait, as far as this server knows. */
    waiting: () => waiting,
    /** Keeps a new one, and begins to deliver it. Rejects where it cannot be kept. */
    async receive(enquiry: Enquiry): Promise<void> {
      await outbox.add(enquiry);
      log.info({ message: "An enquiry has arrived.", enquiry: enquiry.id });
      waiting += 1;
      void deliverDue();
    },
    /** Delivers from now on; keeps no process running. */
    start(): void {
      timer = setInterval(deliverDue, roundMilliseconds).unref();
      void deliverDue();
    },
    /** Ends that; resolves once a delivery under way has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await running;
      outbox.close();
    },
  };
}

const refusedMessage =
  "The mail server will not take an enquiry. Correct ENQUIRY_TO or SMTP_URL, then send it again: " +
  "node dist/server.js enquiries";
