import { Mistakes } from "../../content/mistakes.ts";
import type { Files } from "../generated-folder.ts";
import { drawIcon } from "./draw-icon.ts";
import { wrapInIco } from "./wrap-in-ico.ts";

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
  const draw = (size: number, share: number, background?: string) =>
    drawIcon(mark, size, share, background);
  try {
    const icons = await Promise.all(
      manifestIcons.map(
        async ({ src, size, share }) => [`public${src}`, await draw(size, share, ground)] as const,
      ),
    );
    return {
      ...Object.fromEntries(icons),
      "public/favicon.ico": wrapInIco(await draw(32, 1), 32),
      "public/apple-touch-icon.png": await draw(180, 0.72, ground),
      "public/site.webmanifest": JSON.stringify(describeSite(name, ground)),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new Mistakes([
      `content/brand/mark.svg: this drawing cannot be read (${reason}); expected an SVG file.`,
    ]);
  }
}

function describeSite(name: string, ground: string): object {
  return {
    name,
    short_name: name,
    start_url: "/",
    display: "browser",
    background_color: ground,
    theme_color: ground,
    icons: manifestIcons.map(({ src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  };
}
