/** Why a feed could not be read, as a sentence without anything of its text or address. */
export class FeedError extends Error {
  override readonly name: string = "FeedError";
}
