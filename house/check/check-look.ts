import { brotliCompressSync } from "node:zlib";
import { transform } from "lightningcss";
import type { Content } from "../content/content.ts";
import type { LogoFile } from "../facts/drawn-logo.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { logoNames, measureLogo, stylesFile } from "../read/read-logos.ts";
import { findMarkFault } from "./check-pictures.ts";

/** Limits in bytes: both belong to the first view of every page. */
const most = { styles: 2000, logo: 40_000 };

/** Mistakes in the house's own style sheet and in its logo as drawn. */
export function* checkLook({ files }: Content): Iterable<Finding> {
  const paths = files.served.map(({ path }) => `/${path}`);
  for (const { line, text } of files.styles ? findStyleFaults(files.styles, paths) : []) {
    yield mistake(stylesFile, line === undefined ? [] : [line], `${text}.`);
  }
  yield* checkLogos(files.logos);
}

type Fault = { readonly line?: number; readonly text: string };

function* findStyleFaults(styles: string, served: readonly string[]): Iterable<Fault> {
  let compiled: ReturnType<typeof parse>;
  try {
    compiled = parse(styles);
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    yield { ...loc, text: `this cannot be read (${message.split(/[.\n]/)[0]}); correct it here` };
    return;
  }
  for (const { message, loc } of compiled.warnings) {
    yield { line: loc.line, text: `this cannot be read (${message}); correct it here` };
  }
  for (const dependency of compiled.dependencies ?? []) {
    if (dependency.type !== "import" && dependency.type !== "url") continue;
    const { type, url, loc } = dependency;
    const { line } = loc.start;
    const address = url.split(/[?#]/)[0] ?? "";
    if (type === "import") {
      yield { line, text: "@import is one more file to wait for; write its rules here" };
    } else if (url.startsWith("//") || !/^(?:[/#]|data:)/.test(url)) {
      yield {
        line,
        text: `url(${url}) is no address of this site; put the file into static/ and write url(/${url.split("/").at(-1)})`,
      };
    } else if (url.startsWith("/") && !served.includes(address)) {
      yield {
        line,
        text: `the file static${address} is missing; put it there or correct its name`,
      };
    }
  }
  const end = styles.search(/<\/style/i);
  if (end >= 0) {
    const line = styles.slice(0, end).split("\n").length;
    yield { line, text: "</style would end the styles of the page; take it out" };
  }
  const { length } = brotliCompressSync(compiled.code);
  if (length > most.styles) {
    yield {
      text: `${length} bytes after compression are too many; expected ${most.styles} at most`,
    };
  }
}

function parse(styles: string) {
  return transform({
    filename: stylesFile,
    code: Buffer.from(styles),
    minify: true,
    errorRecovery: true,
    analyzeDependencies: true,
  });
}

function* checkLogos(logos: readonly LogoFile[]): Iterable<Finding> {
  if (logos.length === 0) return;
  for (const name of logoNames) {
    const [first, second] = logos.filter((logo) => logo.name.startsWith(`${name}.`));
    if (!first) {
      const ground = name === "logo" ? "light ground" : "the dark ground of the footer";
      const text = `the logo for ${ground} is missing; expected ${name}.svg or ${name}.png.`;
      yield mistake("brand", [], text);
    }
    if (second) {
      yield mistake(
        `brand/${second.name}`,
        [],
        `${first?.name} is there too; keep one of the two.`,
      );
    }
  }
  for (const logo of logos) {
    const fault = findLogoFault(logo);
    if (fault) yield mistake(`brand/${logo.name}`, [], `${fault}.`);
  }
  const shapes = logos.map((logo) => measureLogo(logo)).filter((size) => size !== undefined);
  const ratios = shapes.map(([width, height]) => width / height);
  if (Math.max(...ratios) > 1.02 * Math.min(...ratios)) {
    const text = "the logos differ in shape; expected one proportion of width to height for all.";
    yield mistake("brand", [], text);
  }
}

function findLogoFault(logo: LogoFile): string | undefined {
  const { name, bytes } = logo;
  if (bytes.length > most.logo) {
    const kilobytes = Math.ceil(bytes.length / 1000);
    return `${kilobytes} kB are too many; expected ${most.logo / 1000} kB at most`;
  }
  if (name.endsWith(".svg")) {
    const svg = Buffer.from(bytes).toString();
    const fault = findMarkFault(svg);
    if (fault) return fault;
    if (!svg.includes('xmlns="http://www.w3.org/2000/svg"')) {
      return 'browsers show no such file; expected <svg xmlns="http://www.w3.org/2000/svg" …>';
    }
  }
  return measureLogo(logo) ? undefined : "this is no picture with a size; save it anew";
}
