import { mistake } from "../../../house/findings/finding.ts";
import { Mistakes } from "../../../house/findings/mistakes.ts";
import type { Files } from "../generated-folder.ts";
import { drawIcon } from "./draw-icon.ts";

/**
 * The icons of the web manifest, in pixels, and the share of them that the mark takes. A system may
 * cut a maskable icon down to a circle of 80 % of its width, so its mark is smaller.
 */
const manifestIcons = [
  { src: "/icon-192.png", size: 192, share: 0.76 },
  { src: "/icon-512.png", size: 512, share: 0.76 },
  { src: "/icon-maskable-512.png", size: 512, share: 0.56, purpose: "maskable" },
];

/**
 * The site's icons from the mark, an SVG drawing, and the web manifest that names them; all but the
 * favicon are drawn on this ground, a colour.
 */
export async function makeIcons(mark: Uint8Array, ground: string, name: string): Promise<Files> {
  try {
    const icons = await Promise.all(
      manifestIcons.map(
        async ({ src, size, share }) =>
          [`public${src}`, await drawIcon(mark, size, share, ground)] as const,
      ),
    );
    return {
      ...Object.fromEntries(icons),
      "public/favicon.ico": wrapInIco(await drawIcon(mark, 32, 1), 32),
      "public/apple-touch-icon.png": await drawIcon(mark, 180, 0.72, ground),
      "public/site.webmanifest": JSON.stringify({
        name,
        short_name: name,
        start_url: "/",
        display: "browser",
        background_color: ground,
        theme_color: ground,
        icons: manifestIcons.map(({ src, size, purpose }) => {
          return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
        }),
      }),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    const text = `this drawing cannot be read (${reason}); expected an SVG file.`;
    throw new Mistakes([mistake("brand/mark.svg", [], text)]);
  }
}

/** An ICO file that holds one square PNG picture of this size in pixels, at most 255. */
function wrapInIco(png: Uint8Array, sizePixels: number): Buffer {
  const header = Buffer.alloc(22);
  // Directory: kind 1 (icon), one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // Entry: size, one colour plane, 32 bits a pixel, length and start of the picture.
  header.writeUInt8(sizePixels, 6);
  header.writeUInt8(sizePixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
