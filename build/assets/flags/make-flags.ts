import sharp from "sharp";
import { mistake } from "../../../house/findings/finding.ts";
import { Mistakes } from "../../../house/findings/mistakes.ts";
import type { Files } from "../generated-folder.ts";
import { hashOf } from "../hash.ts";

/** A set of drawings by their names. */
export type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

/** Three pixels to each that the list of languages draws. */
const size = { width: 63, height: 42 };

const timeoutMilliseconds = 3000;

/**
 * The flags of the languages and their paths (`flags.json`), each that of a country (`gb`): from the service at this
 * address template with `{country}`, as a fallback from the packaged set. Flags are rasterised, so that nothing a
 * service sends can run.
 */
export async function makeFlags(
  countries: Readonly<Record<string, string>>,
  service: string,
  { icons }: IconSet,
): Promise<Files> {
  const flags = await Promise.all(
    Object.entries(countries).map(async ([locale, country]) => {
      const address = service.replaceAll("{country}", country);
      const png = await fetchFlag(address).catch(async (error: Error) => {
        console.log(`flags: the packaged one for ${country}; ${address}: ${error.message}`);
        const body = icons[`${country}-4x3`]?.body;
        const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480">${body}</svg>`;
        if (body !== undefined) return drawFlag(Buffer.from(drawing));
        const text = `flag is "${country}", which has no flag; expected the two letters of a country.`;
        throw new Mistakes([mistake(`texts/${locale}/language.json`, ["flag"], text)]);
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
  return sharp(drawing)
    .resize({ ...size, fit: "fill" })
    .png({ palette: true })
    .toBuffer();
}
