import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { listAddresses, type PageSource } from "../../house/content/addresses.ts";
import { type Finding, hint } from "../../house/findings/finding.ts";

/** The file below `.villa/` with every address that a build has published, and its page. */
const file = "addresses.json";

type Addresses = Readonly<Record<string, string>>;

/** Hints for addresses of earlier builds that are now 404, although guests and search engines know them. */
export function* findLostAddresses(source: PageSource, made: string): Iterable<Finding> {
  const { paths } = listAddresses(source);
  const { moved = {} } = source.facts.navigation;
  const known = [...Object.values(paths).flatMap(Object.values), ...Object.keys(moved)];
  for (const [path, page] of Object.entries(readAddresses(made))) {
    if (known.includes(path)) continue;
    const target = page in paths ? page : "home";
    yield hint(
      "navigation.json",
      ["moved"],
      `${path} was the address of ${page} and leads nowhere now; add it to moved, "${path}": "${target}".`,
    );
  }
}

/** Records the addresses of a finished build beside those of earlier ones. */
export async function keepAddresses(source: PageSource, made: string): Promise<void> {
  const now = Object.entries(listAddresses(source).paths).flatMap(([page, paths]) =>
    Object.values(paths).map((path) => [path, page] as const),
  );
  const all: Addresses = { ...readAddresses(made), ...Object.fromEntries(now) };
  await mkdir(made, { recursive: true });
  await writeFile(join(made, file), JSON.stringify(all, undefined, 2));
}

function readAddresses(made: string): Addresses {
  const path = join(made, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}
