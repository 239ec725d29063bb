/** An enquiry of a guest and the state of its delivery; instants in ISO 8601. */
export type Enquiry = {
  /** Hash of the form's number and its words: the same words from the same form are one enquiry. */
  readonly id: string;
  readonly receivedAt: string;
  readonly mail: { readonly subject: string; readonly text: string; readonly replyTo: string };
  /** Number of tries, the time of the last and the next one, and the mail server's last answer. */
  readonly tries: number;
  readonly triedAt?: string;
  readonly nextAt: string;
  readonly fault?: string;
};

/** The storage of a server: snapshots by name, and enquiries until they are delivered. Rejects on failure. */
export type Storage = {
  readonly snapshots: Snapshots;
  readonly outbox: Outbox;
  readonly close: () => void;
};

/** The last good read of each calendar feed, as text. */
export type Snapshots = {
  /** Null if there is none. */
  readonly read: (name: string) => Promise<string | null>;
  readonly write: (name: string, text: string) => Promise<void>;
};

/** Enquiries, also for other servers that share the storage. */
export type Outbox = {
  /** Stores an enquiry durably before it resolves; one that waits or was delivered is left unchanged. */
  readonly add: (enquiry: Enquiry) => Promise<void>;
  /** Those that wait, the oldest first. */
  readonly list: () => Promise<readonly Enquiry[]>;
  /**
   * Reserves a waiting one for this server for a time. Undefined where it waits no longer, or another
   * server has reserved it.
   */
  readonly claim: (id: string, milliseconds: number) => Promise<Claim | undefined>;
  /** Deletes what was delivered more than `keptMilliseconds` ago. */
  readonly deleteOld: () => Promise<void>;
};

/** A reserved enquiry; each of its functions ends the reservation. */
export type Claim = {
  readonly enquiry: Enquiry;
  /** Marks it as delivered, now or at a time in milliseconds since 1970. */
  readonly done: (at?: number) => Promise<void>;
  /** Releases it, with the outcome of a try if there was one. */
  readonly release: (changed?: Enquiry) => Promise<void>;
  /** Deletes it without delivery. */
  readonly remove: () => Promise<void>;
};

/** How long a delivered enquiry is kept, in milliseconds. */
export const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;
