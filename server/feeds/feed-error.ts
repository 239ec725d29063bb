/** Why a feed could not be read, as a sentence without anything of its text or address. */
export class FeedError extends Error {
  override readonly name: string = "FeedError";
  /** How long the platform does not want to be asked again, in seconds. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 0) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
