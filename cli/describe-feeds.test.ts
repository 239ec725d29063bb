import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { writeHouse } from "../tests/support/build-house.ts";
import { calendarOf, eventOf, stayOf } from "../tests/support/feeds/feed-samples.ts";
import { startFeedServer } from "../tests/support/feeds/feed-server.ts";

const house = await writeHouse("ginestra", "describe-feeds");
const feed = await startFeedServer();
afterAll(feed.close);

async function ready(...args: readonly string[]) {
  const feeds = ["good.ics?s=secret", "odd.ics#end=last-night", "none.ics"];
  const env = {
    ...process.env,
    AVAILABILITY_FEEDS: feeds.map((path) => `${feed.origin}/${path}`).join(" "),
    AVAILABILITY_ALLOW_PRIVATE: "1",
  };
  const program = `${import.meta.dirname}/ready.ts`;
  const options = ["--house", house, "--out", `${house}/dist`, ...args];
  const run = spawn(process.execPath, [program, ...options], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return await text(run.stdout);
}

it("villa ready says of each feed how it is read, and what could not be, without its address", async () => {
  const free = eventOf("DTSTART:20270703", "DTEND:20270710", "TRANSP:TRANSPARENT");
  feed.answerWith(({ url }, response) => {
    if (url?.startsWith("/none")) response.writeHead(404);
    const odd = url?.startsWith("/odd") ? [...free, ...free, ...eventOf("DTSTART:soon")] : [];
    response.end(calendarOf([...stayOf("20270803", "20270810"), ...odd]));
  });
  const told = await ready();
  const list = told.split("Calendar feeds:\n")[1]?.split("\n\n")[0]?.split("\n");
  expect(list).toEqual([
    `- 1: ${feed.origin}: It could be read. The end of an event is read as the day of departure.`,
    `- 2: ${feed.origin}: 1 event has a start that cannot be read. The end of an event is read as its last night. ` +
      "2 events are marked as free (TRANSP:TRANSPARENT) and take no night.",
    `- 3: ${feed.origin}: The platform answered with status 404. The end of an event is read as the day of departure.`,
  ]);
  const [{ feeds }] = JSON.parse(await ready("--json"));
  expect(feeds.map((line: string) => `- ${line}`)).toEqual(list);
});
