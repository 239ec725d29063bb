import type { Logger } from "../logger.ts";
import type { Claim, Enquiry, Outbox } from "../storage/storage.ts";
import { deliveryTimes, describeMailFault } from "./mailer.ts";

export type DeliveryParts = {
  readonly outbox: Outbox;
  /** Sends a mail; rejects if the mail server does not accept it. */
  readonly send: (enquiry: Enquiry) => Promise<void>;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly now: () => Date;
  /** How long this server claims an enquiry for its delivery, in milliseconds; shorter in tests. */
  readonly leaseMilliseconds?: number;
};

const day = 24 * 60 * 60 * 1000;

/** The pause after the first failure, doubled after each further one up to the longest, in milliseconds. */
const firstPause = 30_000;
const longestPause = 60 * 60 * 1000;

/** The pause between two tries of a mail that is refused permanently, the longest of all, in milliseconds. */
const longestWait = day;

/** How often the storage is checked for enquiries that other servers have received. */
const roundMilliseconds = 10_000;

/** How long undelivered enquiries are kept, in milliseconds. */
const undeliveredMilliseconds = 90 * day;

/** Delivers the enquiries of an outbox one by one. Nothing rejects: failures are logged. */
export function createDelivery(parts: DeliveryParts) {
  const { outbox, send, log, now, leaseMilliseconds = deliveryTimes.lease } = parts;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let waiting = 0;
  let cleanedAt = 0;
  /** Accepted by the mail server but not yet marked as delivered, because the storage failed. */
  const unmarked = new Set<string>();

  /** Tries all enquiries that are due. */
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
    if (Math.abs(at - cleanedAt) > day) {
      cleanedAt = at;
      await outbox.deleteOld();
    }
    const enquiries = await outbox.list();
    waiting = enquiries.length;
    for (const enquiry of enquiries) {
      if (isStopped) return;
      if (isDueNow(enquiry)) await attempt(enquiry.id);
    }
  }

  /** Whether the next try is due, or was planned by a clock that was ahead. */
  function isDueNow({ receivedAt, triedAt = receivedAt, nextAt }: Enquiry): boolean {
    const at = now().getTime();
    const next = Date.parse(nextAt);
    return next <= at || next > at + longestWait || Date.parse(triedAt) > at;
  }

  /** Tries one enquiry; false if another server has claimed it. */
  async function attempt(id: string, isDue = isDueNow): Promise<boolean> {
    const claim = await outbox.claim(id, leaseMilliseconds);
    if (!claim) return false;
    await (isDue(claim.enquiry) ? deliver(claim) : claim.release());
    return true;
  }

  async function deliver({ enquiry, done, release, remove }: Claim): Promise<void> {
    const { id } = enquiry;
    try {
      if (!unmarked.has(id)) await send(enquiry);
    } catch (error) {
      if (!isLastTry(enquiry)) return release(postpone(enquiry, error));
      log.error({ message: "An enquiry is deleted that nobody took for 90 days.", enquiry: id });
      return remove();
    }
    unmarked.add(id);
    await done();
    unmarked.delete(id);
    waiting -= 1;
    log.info({ message: "An enquiry was delivered.", enquiry: id });
  }

  /**
   * Whether an enquiry is too old and this try was planned when it already was. Otherwise the server was
   * off until now, or its clock has jumped: there is one more try, a day later.
   */
  function isLastTry(enquiry: Enquiry): boolean {
    return isTooOld(enquiry, now()) && isTooOld(enquiry, new Date(enquiry.nextAt));
  }

  /** Plans the next try, later each time. One that is refused for good is tried once a day, to be logged. */
  function postpone(enquiry: Enquiry, error: unknown): Enquiry {
    const { fault, isPermanent, isRefused, setting } = describeMailFault(error);
    const at = now();
    const pause =
      isRefused || isTooOld(enquiry, at)
        ? longestWait
        : Math.min(firstPause * 2 ** enquiry.tries, longestPause);
    const nextAt = new Date(at.getTime() + pause).toISOString();
    const tries = enquiry.tries + 1;
    const fields = { enquiry: enquiry.id, tries, fault, nextAt };
    if (isPermanent) log.error({ message: describeRefusal(setting), ...fields });
    else log.warn({ message: "An enquiry could not be delivered yet.", ...fields });
    return { ...enquiry, tries, triedAt: at.toISOString(), nextAt, fault };
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    deliverDue,
    list: outbox.list,
    /** Tries all, due or not; resolves to how many other servers are trying. Rejects where the storage fails. */
    async deliverAll(): Promise<number> {
      let others = 0;
      for (const { id } of await outbox.list()) {
        if (!(await attempt(id, () => true))) others += 1;
      }
      return others;
    },
    /** How many enquiries were waiting at the last check. */
    waiting: () => waiting,
    /** Stores a new enquiry and starts its delivery. Rejects if it cannot be stored. */
    async receive(enquiry: Enquiry): Promise<void> {
      await outbox.add(enquiry);
      log.info({ message: "An enquiry has arrived.", enquiry: enquiry.id });
      waiting += 1;
      void deliverDue();
    },
    /** Starts delivering; does not keep the process alive. */
    start(): void {
      timer = setInterval(deliverDue, roundMilliseconds).unref();
      void deliverDue();
    },
    /** Stops delivering; resolves when the current delivery has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

function isTooOld({ receivedAt }: Enquiry, at: Date): boolean {
  return at.getTime() >= Date.parse(receivedAt) + undeliveredMilliseconds;
}

function describeRefusal(setting: string): string {
  return (
    `The mail server refuses an enquiry, which has to be mended: check ${setting}. ` +
    "Then send it again: node dist/server.js enquiries"
  );
}
