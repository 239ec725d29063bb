import type { Logger } from "../logger.ts";
import type { Claim, Enquiry, Outbox } from "../storage/storage.ts";
import { deliveryTimes, describeMailFault } from "./mailer.ts";
import { isDue, isLastTry, planNextTry } from "./next-try.ts";

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

/** How often the storage is checked for enquiries that other servers have received. */
const roundMilliseconds = 10_000;

/** Delivers the enquiries of an outbox one by one. Nothing rejects: failures are logged. */
export function createDelivery(parts: DeliveryParts) {
  const { outbox, log, now, leaseMilliseconds = deliveryTimes.lease } = parts;
  const deliver = createDeliver(parts);
  const rounds = createRounds(runRound, log);
  let waiting = 0;
  let cleanedAt = 0;
  async function runRound(isStopped: () => boolean): Promise<void> {
    const at = now().getTime();
    if (Math.abs(at - cleanedAt) > day) {
      cleanedAt = at;
      await outbox.deleteOld();
    }
    const enquiries = await outbox.list();
    waiting = enquiries.length;
    for (const enquiry of enquiries) {
      if (isStopped()) return;
      if (isDue(enquiry, now())) await attempt(enquiry.id);
    }
  }

  /** Tries one enquiry; false if another server has claimed it. */
  async function attempt(id: string, isForced = false): Promise<boolean> {
    const claim = await outbox.claim(id, leaseMilliseconds);
    if (!claim) return false;
    if (!isForced && !isDue(claim.enquiry, now())) await claim.release();
    else if (await deliver(claim)) waiting -= 1;
    return true;
  }

  let timer: NodeJS.Timeout | undefined;

  return {
    /** Tries all enquiries that are due. */
    deliverDue: rounds.run,
    list: outbox.list,
    /** Tries all, due or not; resolves to how many other servers are trying. Rejects where the storage fails. */
    async deliverAll(): Promise<number> {
      let others = 0;
      for (const { id } of await outbox.list()) {
        if (!(await attempt(id, true))) others += 1;
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
      void rounds.run();
    },
    /** Starts delivering; does not keep the process alive. */
    start(): void {
      timer = setInterval(rounds.run, roundMilliseconds).unref();
      void rounds.run();
    },
    /** Stops delivering; resolves when the current delivery has ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await rounds.stop();
    },
  };
}

/** Runs rounds one after the other: one more if it is asked for during a round, none after the stop. */
function createRounds(
  runRound: (isStopped: () => boolean) => Promise<void>,
  log: Pick<Logger, "error">,
) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  return { run, stop };

  function run(): Promise<void> {
    if (running) isAskedAgain = true;
    running ??= runAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function runAll(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await runRound(() => isStopped);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        log.error({ message: "The stored enquiries cannot be read or written.", code });
      }
    } while (isAskedAgain && !isStopped);
  }

  async function stop(): Promise<void> {
    isStopped = true;
    await running;
  }
}

/** The function that delivers a claimed enquiry; it resolves to whether the enquiry is delivered and marked. */
function createDeliver({ send, log, now }: DeliveryParts) {
  /** Accepted by the mail server but not yet marked as delivered, because the storage failed. */
  const unmarked = new Set<string>();
  return deliver;

  async function deliver({ enquiry, done, release, remove }: Claim): Promise<boolean> {
    const { id } = enquiry;
    try {
      if (!unmarked.has(id)) await send(enquiry);
    } catch (error) {
      await (isLastTry(enquiry, now()) ? giveUp(id, remove) : release(postpone(enquiry, error)));
      return false;
    }
    unmarked.add(id);
    await done();
    unmarked.delete(id);
    log.info({ message: "An enquiry was delivered.", enquiry: id });
    return true;
  }

  function giveUp(id: string, remove: Claim["remove"]): Promise<void> {
    log.error({ message: "An enquiry is deleted that nobody took for 90 days.", enquiry: id });
    return remove();
  }

  function postpone(enquiry: Enquiry, error: unknown): Enquiry {
    const { fault, isPermanent, isRefused, setting } = describeMailFault(error);
    const next = planNextTry(enquiry, isRefused, now());
    const fields = { enquiry: enquiry.id, tries: next.tries, fault, nextAt: next.nextAt };
    if (isPermanent) log.error({ message: describeRefusal(setting), ...fields });
    else log.warn({ message: "An enquiry could not be delivered yet.", ...fields });
    return { ...enquiry, ...next, fault };
  }
}

function describeRefusal(setting: string): string {
  return (
    `The mail server refuses an enquiry, which has to be mended: check ${setting}. ` +
    "Then send it again: node dist/server.js enquiries"
  );
}
