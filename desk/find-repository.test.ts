import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../tests/support/temporary-folder.ts";
import { folderInRepository } from "./find-repository.ts";
import { deskBackend } from "./make-desk.ts";

const head = "ref: refs/heads/main";

it.each([
  ["in the engine's repository", ["engine/.git/HEAD"], "engine/houses/kalandra", "houses/kalandra"],
  [
    "one of several in a repository beside",
    ["engine/.git/HEAD", "mine/.git/HEAD"],
    "mine/casa",
    "casa",
  ],
  ["a repository of its own", ["engine/.git/HEAD", "casa/.git/HEAD"], "casa", ""],
  [
    "a repository of its own in the engine's",
    ["engine/.git/HEAD", "engine/casa/.git/HEAD"],
    "engine/casa",
    "",
  ],
  ["another work tree of a repository", ["mine/.git"], "mine/casa", "casa"],
  ["in the engine, with no repository to be seen", [], "engine/houses/kalandra", "houses/kalandra"],
  ["beside the engine, with no repository to be seen", [], "engine-of-mine/casa", ""],
])("the path of a house: %s", (_, files, house, path) => {
  const root = createTemporaryFolder(Object.fromEntries(files.map((file) => [file, head])));
  const folders = { engine: join(root, "engine"), house: join(root, house) };
  expect(folderInRepository(folders)).toBe(path);
});

it("names the folder to be chosen on this computer, and remembers no other of that name", () => {
  const root = createTemporaryFolder({ "mine/.git/HEAD": head });
  const name = (house: string) =>
    deskBackend(null, { engine: root, house: join(root, house) }).repo;
  expect(name("mine/casa")).toMatch(/^[^/:]+\/mine$/);
  expect(name("mine/casa")).toBe(name("mine/villa"));
  expect(name("mine/casa")).not.toBe(name("yours/mine"));
});
