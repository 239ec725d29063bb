import { listAddresses } from "../content/addresses.ts";
import type { Content } from "../content/content.ts";
import { type Finding, mistake } from "../findings/finding.ts";
import { contentTypeOf, knownEndings } from "../routes/content-types.ts";
import { findEndpoint } from "../routes/endpoints.ts";
import { staticFolder } from "../workspace/static-files.ts";

const mebibyte = 1024 * 1024;

/** Limits in bytes for one file and for all of them. */
const most = { file: 10 * mebibyte, all: 50 * mebibyte };

/** Folders and files that the build makes, beside endpoints. */
const madeFolders = "api assets builds desk drawings flags pictures".split(" ");
const madeFiles =
  /^(?:_headers|_redirects|_payload\.json|\.built|index\.html|(?:404|429|500|503)(?:\.html)?|favicon\.ico|apple-touch-icon\.png|icon-(?:maskable-)?\d+\.png|robots\.txt|sitemap\.xml|site\.webmanifest|availability\.(?:ics|json)|third-party-notices\.txt)$/;

/** Mistakes in the files that are served as they are: names, types and sizes. */
export function* checkStatic(content: Content): Iterable<Finding> {
  const { served } = content.files;
  const { locales } = content.facts.villa;
  const { paths, moved } = listAddresses(content);
  const all = Object.values(paths).flatMap((versions) => Object.values(versions));
  const addresses = [...all, ...moved.map(({ from }) => from)].map((path) => path.toLowerCase());
  for (const { path, bytes } of served) {
    const fault = findFault(path, addresses, locales) ?? findTooLarge(bytes, most.file);
    if (fault) yield mistake(`${staticFolder}/${path}`, [], `${fault}.`);
  }
  const fault = findTooLarge(
    served.reduce((sum, { bytes }) => sum + bytes, 0),
    most.all,
  );
  if (fault) yield mistake(staticFolder, [], `all of its files together: ${fault}.`);
}

function findFault(
  path: string,
  addresses: readonly string[],
  locales: readonly string[],
): string | undefined {
  if (!/^[\w.~-]+(?:\/[\w.~-]+)*$/.test(path)) {
    return "an address of this name would have to be written in code; use letters, digits, hyphens, underscores and points";
  }
  const [first = "", ...others] = path.toLowerCase().split("/");
  if (others.length > 0 && madeFolders.includes(first)) {
    return `the site has a folder ${first} of its own; choose another name for this one`;
  }
  if (others.length > 0 && locales.some((locale) => locale.toLowerCase() === first)) {
    return `the folder ${first} is for the pages of a language; choose another name for this one`;
  }
  const isMade = others.length === 0 ? madeFiles.test(first) : others.at(-1) === "_payload.json";
  if (isMade || findEndpoint(`/${path.toLowerCase()}`)) {
    return "the site makes a file of this name itself; choose another name";
  }
  // Static hosts serve `about.html` at `/about`.
  const address = `/${path.toLowerCase()}`.replace(/\.html$/, "");
  if (addresses.includes(address) || madeFolders.includes(address.slice(1))) {
    return "a page of the site has this address; choose another name";
  }
  if (contentTypeOf(path) === undefined) {
    return `browsers are not told what this kind of file is; expected one of ${knownEndings.join(", ")}`;
  }
  return undefined;
}

function findTooLarge(bytes: number, limit: number): string | undefined {
  if (bytes <= limit) return undefined;
  const megabytes = (bytes / mebibyte).toFixed(1);
  return `${megabytes} MB are too many; expected ${limit / mebibyte} MB at most`;
}
