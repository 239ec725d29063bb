// What is installed, and what it may do and be: docs/dependencies.md says why.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../package.json" with { type: "json" };
import lock from "../package-lock.json" with { type: "json" };

const root = join(import.meta.dirname, "..");

type Package = {
  version?: string;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
};

const lockedPackages = Object.entries<Package>(lock.packages).filter(([path]) => path !== "");
/** Without builds for other platforms. */
const installedPackages = lockedPackages.filter(([path]) => existsSync(join(root, path)));
const document = readFileSync(join(root, "docs/dependencies.md"), "utf8");

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

/** The packages in the list below a heading of the document. */
function readListed(heading: string): string[] {
  const [section = ""] = document.split(`## ${heading}\n`)[1]?.split("\n## ") ?? [];
  const names = [...section.matchAll(/^- ((?:`[^`]+`(?:, )?)+):/gm)].map(([, list = ""]) => list);
  return names.flatMap((list) => list.replaceAll("`", "").split(", "));
}

const allowedLicences =
  "MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 Python-2.0 Unlicense " +
  "Zlib OFL-1.1 MPL-2.0 LGPL-3.0-or-later AND OR";

describe("the dependencies", () => {
  it.each([
    [["On the server", "For building"], manifest.dependencies],
    [["For testing"], manifest.devDependencies],
  ])("are all explained under %j, and no others", (headings, dependencies) => {
    expect(headings.flatMap(readListed).sort()).toEqual(Object.keys(dependencies).sort());
  });

  it("are wanted in one exact version each", () => {
    const versions = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(Object.values(versions).filter((version) => !/^\d[\w.-]+$/.test(version))).toEqual([]);
  });

  it("are what the lock file says, to the byte", () => {
    const isSealed = ([, { integrity }]: [string, Package]) => integrity?.startsWith("sha512-");
    expect(lockedPackages.filter((one) => !isSealed(one))).toEqual([]);
  });

  it("are served in a container by the Node that they were tested with", () => {
    const [major] = manifest.dependencies.node.split(".");
    const bases = readFileSync(join(root, "Dockerfile"), "utf8").match(/^FROM \S+/gm);
    expect(new Set(bases)).toEqual(new Set([`FROM node:${major}-slim`]));
  });

  it("run no script at installation unless they are allowed to by name, nor do we", () => {
    const running = lockedPackages.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(Object.fromEntries(running.map(([path]) => [nameOf(path), true]))).toEqual(
      manifest.allowScripts,
    );
    const scripts = Object.keys(manifest.scripts).join(" ");
    // `prepare` makes the package; an owner who installs it runs nothing.
    expect(scripts).not.toMatch(/\b(?:pre|post)?(?:install|publish)\b|\bprepublish/);
  });

  it("have licences that the document allows", () => {
    expect(installedPackages.length).toBeGreaterThan(100);
    const isAllowed = (word: string) => allowedLicences.split(" ").includes(word);
    const refused = installedPackages.filter(
      ([, { license = "none" }]) => !license.match(/[\w.-]+/g)?.every(isAllowed),
    );
    expect(refused).toEqual([]);
  });
});
