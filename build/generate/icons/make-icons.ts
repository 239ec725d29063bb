import { Mistakes } from "../../check-content/mistakes.ts";
import type { Files } from "../make-once.ts";
import { drawIcon } from "./draw-icon.ts";
import { wrapInIco } from "./wrap-in-ico.ts";

/** Limestone, the ground of icons that a system shows on a ground of its own choice otherwise. */
const ground = "#f7f3ec";

/**
 * The site's icons from the mark, an SVG drawing. A system may cut a maskable icon down to a circle
 * of 80 % of its width, so its mark is smaller.
 */
export async function makeIcons(mark: Uint8Array): Promise<Files> {
  const draw = (size: number, share: number, background?: string) =>
    drawIcon(mark, size, share, background);
  try {
    return {
      "public/favicon.svg": mark,
      "public/favicon.ico": wrapInIco(await draw(32, 1), 32),
      "public/apple-touch-icon.png": await draw(180, 0.72, ground),
      "public/icon-192.png": await draw(192, 0.76, ground),
      "public/icon-512.png": await draw(512, 0.76, ground),
      "public/icon-maskable-512.png": await draw(512, 0.56, ground),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new Mistakes([
      `content/brand/mark.svg: this drawing cannot be read (${reason}); expected an SVG file.`,
    ]);
  }
}
