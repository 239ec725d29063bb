/** What a guest has asked, and how far it has come on its way to the host; instants in ISO 8601. */
export type Enquiry = {
  /** The same for the same words from the same form: they are one enquiry. */
  readonly id: string;
  readonly receivedAt: string;
  readonly mail: { readonly subject: string; readonly text: string; readonly replyTo: string };
  /** How often a mail server has been asked to take it, when last, when again, and what it answered. */
  readonly tries: number;
  readonly triedAt?: string;
  readonly nextAt: string;
  readonly fault?: string;
};

/** Keeps enquiries until they are delivered; servers that share a storage share them. Rejects where it fails. */
export type Outbox = {
  /** Keeps one for good before it resolves; one that is there, or has been delivered, stays as it is. */
  readonly add: (enquiry: Enquiry) => Promise<void>;
  /** Those that wait, in no order. */
  readonly list: () => Promise<readonly Enquiry[]>;
  /** One of them; undefined where it waits no longer. */
  readonly read: (id: string) => Promise<Enquiry | undefined>;
  readonly update: (enquiry: Enquiry) => Promise<void>;
  /** Takes a delivered one out, and keeps it apart. */
  readonly finish: (enquiry: Enquiry) => Promise<void>;
  /** Deletes one that nobody has taken. */
  readonly remove: (id: string) => Promise<void>;
  /** Deletes what was delivered too long ago. */
  readonly forget: () => Promise<void>;
  /**
   * Reserves one for this server for a time; the function returned ends that. Undefined while another
   * server has reserved it, and where it has been delivered.
   */
  readonly lease: (id: string, milliseconds: number) => Promise<(() => Promise<void>) | undefined>;
  readonly close: () => void;
};

/** How long what was delivered is kept, in milliseconds. */
export const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;
