import { expect } from "vitest";
import { FeedError } from "../../../server/feeds/feed-error.ts";
import { readFeed } from "../../../server/feeds/read-feed.ts";
import { readDay } from "./feed-samples.ts";

/** What the reader says of a feed that it refuses; "no error" of one that it reads. */
export function errorOf(bytes: Uint8Array): string {
  try {
    readFeed(bytes, readDay);
  } catch (error) {
    expect(error).toBeInstanceOf(FeedError);
    return error instanceof Error ? error.message : "";
  }
  return "no error";
}
