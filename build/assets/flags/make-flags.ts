import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Files } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";

/** Three pixels to each that the list of languages draws. */
const size = { width: 63, height: 42 };

const timeoutMilliseconds = 3000;

/**
 * The flag of each language and their paths (`flags.json`): that of a country (`gb`), from the
 * service at this address with `{country}` in it; where it fails, from the packaged drawings in a folder. Flags are drawn as
 * pixels: whatever a service sends, nothing of it can run.
 */
export async function makeFlags(
  countries: Readonly<Record<string, string>>,
  service: string,
  packaged: string,
  say: (line: string) => void,
): Promise<Files> {
  const flags = await Promise.all(
    Object.entries(countries).map(async ([locale, country]) => {
      const address = service.replaceAll("{country}", country);
      const png = await fetchFlag(address).catch(async (error: Error) => {
        say(`flags: the packaged one for ${country}; ${address}: ${error.message}`);
        return drawFlag(await readFile(join(packaged, `${country.toUpperCase()}.svg`)));
      });
      return { locale, png, path: `/flags/${country}-${hashOf(png)}.png` };
    }),
  );
  const paths = Object.fromEntries(flags.map(({ locale, path }) => [locale, path]));
  return {
    ...Object.fromEntries(flags.map(({ path, png }) => [`public${path}`, png])),
    "flags.json": `${JSON.stringify(paths, undefined, 2)}\n`,
  };
}

async function fetchFlag(address: string): Promise<Buffer> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMilliseconds) });
  if (!response.ok) throw new Error(`it answered with status ${response.status}`);
  return drawFlag(Buffer.from(await response.arrayBuffer()));
}

function drawFlag(drawing: Buffer): Promise<Buffer> {
  return sharp(drawing).resize(size).png({ palette: true }).toBuffer();
}
