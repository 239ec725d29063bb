import { unlessLeaving } from "../browser/unless-leaving.ts";

/** Style sheets that the page has, or is waiting for, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * A lazy chunk, once it and its style sheets are here. The build leads every `import()` through
 * this; files are relative to the site's root. Rejects when one of them cannot be loaded.
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const styles = files.map((file) => loadSheet(`/${file}`));
  const [module] = await unlessLeaving(Promise.all([load(), ...styles]));
  return module;
}

function loadSheet(address: string): Promise<void> {
  let sheet = sheets.get(address);
  if (!sheet) {
    sheet = isInPage(address) ? Promise.resolve() : addSheet(address);
    sheets.set(address, sheet);
    sheet.catch(() => sheets.delete(address));
  }
  return sheet;
}

/** The server has inlined a page's styles, and names their files by links that load nothing. */
function isInPage(address: string): boolean {
  return document.querySelector(`link[rel=stylesheet][href="${address}"]`) !== null;
}

function addSheet(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Another attempt needs another element.
      link.remove();
      reject(new Error(`the styles ${address} could not be loaded`));
    };
    document.head.append(link);
  });
}
