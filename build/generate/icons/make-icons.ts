import { Mistakes } from "../../check-content/mistakes.ts";
import type { Files } from "../make-once.ts";
import { readColour } from "../read-colour.ts";
import { drawIcon } from "./draw-icon.ts";
import { wrapInIco } from "./wrap-in-ico.ts";

/**
 * The site's icons from the mark, an SVG drawing, and from the site's tokens (CSS) with the ground of
 * those that a system shows on a ground of its own choice otherwise. A system may cut a maskable icon down to a circle
 * of 80 % of its width, so its mark is smaller.
 */
export async function makeIcons(mark: Uint8Array, tokens: string): Promise<Files> {
  const ground = readColour(tokens, "limestone");
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
