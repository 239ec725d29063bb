// What a static host's site shows, publication by publication, each on a machine of its own that knows of
// earlier ones what the workflow of a house keeps.
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { loadContent } from "../../house/read/load-content.ts";
import { readSettings } from "../../server/settings.ts";
import { writeHouse } from "../../tests/support/build-house.ts";
import { calendarOf, stayOf } from "../../tests/support/feeds/feed-samples.ts";
import { startFeedServer } from "../../tests/support/feeds/feed-server.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { findLostAddresses, keepAddresses } from "../assets/lost-addresses.ts";
import { writeAvailabilityFiles } from "./write-availability-files.ts";

const workflow = readFileSync(
  join(import.meta.dirname, "../../starter/publish/workflow/publish.yml"),
  "utf8",
);

/** The keys and the paths of a step. */
function readStep(action: string) {
  const [, step = ""] = workflow.split(`uses: ${action}@`);
  const [, block = ""] = /path: \|\n((?: {12}\S+\n)+)/.exec(step) ?? [];
  return { paths: block.trim().split(/\s+/), key: /^ +key: (.*)$/m.exec(step)?.[1] };
}

const kept = readStep("actions/cache/restore");

it("The workflow keeps what a run has learnt under a key of its own, also where it fails.", () => {
  expect(readStep("actions/cache/save")).toEqual(kept);
  expect(kept.key).toContain("github.run_id");
  expect(workflow).toMatch(/cache\/save@v4\n +if: always\(\)/);
  expect(workflow).toContain(`restore-keys: ${kept.key?.replace(/-.*/, "-")}\n`);
  expect(readStep("actions/cache").paths.filter((path) => kept.paths.includes(path))).toEqual([]);
});

const house = await writeHouse("ginestra", "publications");
const content = await loadContent(house);
const feed = await startFeedServer();
afterAll(() => {
  feed.close();
  vi.restoreAllMocks();
});
const settings = readSettings({
  SITE_URL: "https://casa.it",
  AVAILABILITY_FEEDS: `${feed.origin}/a.ics`,
  AVAILABILITY_ALLOW_PRIVATE: "1",
});

const from = "2027-07-03";
const stays = [{ from, to: "2027-07-10" }];
const answers = {
  full: calendarOf(stayOf("20270703", "20270710")),
  empty: calendarOf([]),
  moved: calendarOf(stayOf("20270807", "20270814")),
  failing: null,
};

type Turn = readonly [minutes: number, answer: keyof typeof answers, source?: typeof content];

/** Publications of a new site, some minutes apart: what each shows. */
async function publishInTurn(turns: readonly Turn[]) {
  const cache = createTemporaryFolder({});
  let now = Date.parse("2026-11-20T14:00:00Z");
  const shown = [];
  for (const [minutes, answer, source = content] of turns) {
    now += minutes * 60_000;
    const bytes = answers[answer];
    feed.answerWith((_, response) =>
      bytes ? response.end(bytes) : response.writeHead(500).end("no calendar"),
    );
    const machine = createTemporaryFolder({});
    copyKept(cache, machine);
    const made = join(machine, ".villa");
    const lost = [...findLostAddresses(source, made)];
    const folders = { house: machine, data: join(made, "data"), dist: join(machine, "dist") };
    mkdirSync(join(folders.dist, "static"), { recursive: true });
    const known = await writeAvailabilityFiles(folders, settings, new Date(now));
    await keepAddresses(source, made);
    copyKept(machine, cache);
    const calendar = existsSync(join(folders.dist, "static", "calendar.ics"));
    shown.push({ taken: known.taken, isChecked: known.checkedAt !== null, calendar, lost });
  }
  return shown;
}

function copyKept(source: string, target: string): void {
  for (const path of kept.paths) {
    if (!existsSync(join(source, path))) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    cpSync(join(source, path), join(target, path), { recursive: true });
  }
}

vi.spyOn(console, "warn").mockReturnValue();
vi.spyOn(console, "log").mockReturnValue();

it("A site whose feed fails, empties and returns shows the last good nights until it does.", async () => {
  const [first, ...others] = await publishInTurn([
    [0, "full"],
    [60, "failing"],
    [60, "empty"],
    [60, "failing"],
    [60, "moved"],
  ]);
  expect(first).toEqual({ taken: stays, isChecked: true, calendar: true, lost: [] });
  expect(others.slice(0, 3)).toEqual([first, first, first]);
  const moved = [{ from: "2027-08-07", to: "2027-08-14" }];
  expect(others[3]).toEqual({ ...first, taken: moved });
});

it("A calendar that stays empty is believed after three publications over three hours.", async () => {
  const shown = await publishInTurn([
    [0, "full"],
    [60, "empty"],
    [90, "empty"],
    [90, "empty"],
  ]);
  expect(shown.map(({ taken }) => taken)).toEqual([stays, stays, stays, []]);
});

it("Addresses of earlier publications are remembered.", async () => {
  const smaller = structuredClone(content);
  Object.assign(smaller.facts.navigation, { without: ["gallery"] });
  const shown = await publishInTurn([
    [0, "full"],
    [60, "full"],
    [60, "full", smaller],
  ]);
  const [, second, third] = shown.map(({ lost }) => lost.map(({ text }) => text).join("\n"));
  expect(second).toBe("");
  expect(third).toContain("was the address of gallery and leads nowhere now");
});
