import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../server/start-error.ts";

/** Fetched when it is needed: installed with its packages it would take 40 MB. */
const version = "0.221.1";
const integrity =
  "sha512-J+Qoik9kGMk2L7vNpOQrnDmFRi+NB6vwJ0f657YtsxWH0P8WYSYRRSRC2pQ/jGGbVlM//Pg/WIgmkpswqoo3gQ==";

/**
 * The files of Sveltia CMS by address below the desk, fetched from npm unless they are there. Fonts
 * and languages that it would ask other hosts for come with it. Throws a StartError where npm cannot.
 */
export async function obtainCms(
  root: string,
  address: string,
  locales: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const folder = join(root, ".cache", "desk", version);
  if (!existsSync(folder)) await fetchPackage(join(root, ".cache", "desk"), folder);
  const read = (...path: string[]) => readFile(join(folder, ...path));
  const fonts = (await readdir(join(folder, "npm", "assets"))).filter((name) =>
    /woff2$/.test(name),
  );
  const source = String(await read("dist", "sveltia-cms.js"))
    .replaceAll("https://unpkg.com/@sveltia/cms", `${address}/cms`)
    .replaceAll(
      /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([\w-]+).*?\/([\w-]+)\.woff2/g,
      nameFont,
    );
  const languages = locales.filter((name) => existsSync(join(folder, "locales", `${name}.json`)));
  return new Map([
    ["cms.js", Buffer.from(source)],
    // By it the desk would learn of newer versions.
    ["cms/package.json", Buffer.from(JSON.stringify({ version }))],
    ...(await Promise.all([
      ...fonts.map(async (name) => [`cms/${name}`, await read("npm", "assets", name)] as const),
      ...languages.map(async (name) => {
        const path = `cms@${version}/locales/${name}.json`;
        return [path, await read("locales", `${name}.json`)] as const;
      }),
    ])),
  ]);

  function nameFont(_: string, family: string, style: string): string {
    return `${address}/cms/${fonts.find((name) => name.startsWith(`${family}-${style}`))}`;
  }
}

async function fetchPackage(parent: string, folder: string): Promise<void> {
  await mkdir(parent, { recursive: true });
  const aside = await mkdtemp(join(parent, "fetch-"));
  try {
    const name = `@sveltia/cms@${version}`;
    run("npm", ["pack", name, "--silent", "--pack-destination", aside], "needs npm's registry");
    const [archive = ""] = await readdir(aside);
    const digest = hash("sha512", await readFile(join(aside, archive)), "base64");
    if (`sha512-${digest}` !== integrity) {
      throw new StartError(`The desk: npm gave another ${name} than the one that we know.`);
    }
    run("tar", ["-xzf", join(aside, archive), "-C", aside], "needs the program tar");
    await rename(join(aside, "package"), folder);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[], need: string): void {
  const { status, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim().split("\n").at(-1);
  throw new StartError(`The desk ${need} to have Sveltia CMS ${version} once: ${reason}`);
}
