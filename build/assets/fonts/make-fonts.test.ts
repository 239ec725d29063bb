import { readFileSync } from "node:fs";
import { join } from "node:path";
import { generateFontFace, getMetricsForFamily, readMetrics } from "fontaine";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StartError } from "../../../house/findings/start-error.ts";
import type { fetchPackage } from "../../../house/workspace/fetch-package.ts";
import { collectCharacters } from "./list-characters.ts";
import { makeFonts } from "./make-fonts.ts";
import { obtainFaces } from "./obtain-faces.ts";

const project = join(import.meta.dirname, "../../..");
const characters = collectCharacters(["Žižka"]);
const files = await makeFonts(characters, await obtainFaces(characters, ""), {});
const fontStyles = String(files["fonts.css"]);
const fallbacks = readFileSync(join(project, "site/styles/fonts.css"), "utf8");

describe("the style sheet of the fonts", () => {
  it("names each file that is cut for browsers once, and swaps it in", () => {
    const fonts = Object.keys(files).filter((path) => path.endsWith(".woff2"));
    expect(fonts).toHaveLength(4);
    for (const path of fonts) expect(fontStyles.split(`url("./${path}")`)).toHaveLength(2);
    expect(fontStyles.match(/font-display:swap/g)).toHaveLength(4);
  });

  it.each([
    ["newsreader", "Noto Serif"],
    ["newsreader", "Times New Roman"],
    ["newsreader", "Georgia"],
    ["source-sans-3", "Roboto"],
    ["source-sans-3", "Arial"],
  ])("fits local fonts to the measures of %s: %s", async (font, local) => {
    const bytes = Buffer.from(files[`fonts/${font}-latin.woff2`] ?? "").toString("base64");
    const [metrics, localMetrics] = await Promise.all([
      readMetrics(new URL(`data:font/woff2;base64,${bytes}`)),
      getMetricsForFamily(local),
    ]);
    if (!metrics || !localMetrics) throw new Error("unknown measures");
    const face = generateFontFace(metrics, { name: "", font: local, metrics: localMetrics });
    const declared = fallbacks.split("@font-face").find((one) => one.includes(`local("${local}")`));
    const measures = [...face.matchAll(/([\w-]+): ([\d.]+)%/g)];
    expect(measures).toHaveLength(4);
    for (const [, name, percent] of measures) {
      expect(declared).toContain(`${name}: ${Math.round(Number(percent) * 10) / 10}%`);
    }
  });
});

describe("the typefaces of a theme", () => {
  const noNetwork = async (name: string) => {
    throw new StartError(`${name} cannot be had: no network`);
  };

  it("are the engine's where they cannot be fetched, and that is said", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const chosen = { theme: { headings: "Lora" }, files: "" };
    const faces = await obtainFaces(characters, "", chosen, noNetwork);
    expect(log.mock.calls.join()).toMatch(/engine's typeface in place of Lora; .*no network/);
    expect(faces.find(({ role }) => role === "serif")?.family.name).toBe("newsreader");
  });

  it("are a file of the owner's, cut, and the engine's for letters that it lacks", async () => {
    const folder = join(project, "node_modules/@fontsource-variable/source-sans-3/files");
    const chosen = { theme: { headings: "source-sans-3-latin-wght-normal.woff2" }, files: folder };
    const faces = await obtainFaces(characters, "", chosen, noNetwork);
    const made = await makeFonts(characters, faces, {});
    const styles = String(made["fonts.css"]);
    expect(styles).toMatch(/"House headings".*?own-serif-latin\.woff2/);
    expect(styles).toMatch(/"Newsreader".*?newsreader-latin-ext\.woff2/);
    expect(made["fonts/own-serif-latin.woff2"]?.length).toBeLessThan(45_000);
  });
});

describe("letters that the installed fonts lack", () => {
  const letters = collectCharacters(["Φωλιά", "Дім", "בית", "بيت", "nhà Ạ"]);

  /** What is said while their faces are obtained, and the faces by role and subset. */
  async function obtain(fetch: typeof fetchPackage) {
    const log = vi.spyOn(console, "log").mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const faces = await obtainFaces(letters, "/packages", undefined, fetch);
    return { said: log.mock.calls.flat(), faces, named: faces.map(nameOf) };
  }

  const nameOf = ({ role, subset }: { role: string; subset: string }) => `${role} ${subset}`;

  it("come of packages that are fetched", async () => {
    const fetched: string[] = [];
    const { said, faces, named } = await obtain(async (name, parent) => {
      fetched.push(name);
      return join(parent, name);
    });
    expect(said).toEqual([]);
    for (const subset of ["greek", "cyrillic", "hebrew", "arabic", "vietnamese"]) {
      expect(named).toContain(`serif ${subset}`);
      expect(named).toContain(`sans ${subset}`);
    }
    expect(fetched).toContain("@fontsource-variable/source-serif-4");
    expect(faces.find(({ subset }) => subset === "hebrew")?.source).toBe(
      "/packages/@fontsource-variable/frank-ruhl-libre/files/frank-ruhl-libre-hebrew-wght-normal.woff2",
    );
  });

  it("are the reader's own where those cannot be had, and that is said", async () => {
    const { said, faces, named } = await obtain(async (name) => {
      throw new StartError(`${name} is fetched once, and cannot be: no network`);
    });
    expect(said.join()).toContain("no network");
    expect(named).toContain("sans greek");
    expect(named).not.toContain("serif greek");
    const made = await makeFonts(letters, faces, {});
    expect(made["fonts.css"]).toContain("U+370-3FF");
    expect(made["fonts.css"]).not.toContain("U+590-5FF");
    expect(Object.keys(made)).toContain("fonts/source-sans-3-greek.woff2");
  });
});
