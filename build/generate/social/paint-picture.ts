import { join } from "node:path";
import sharp from "sharp";
import { cutFont } from "../fonts/cut-font.ts";
import { listFontSources, serif } from "../fonts/font-settings.ts";
import { drawIcon } from "../icons/draw-icon.ts";
import { cropRound } from "../pictures/crop.ts";
import { decodePhoto } from "../pictures/read-photo.ts";
import { readColour } from "../read-colour.ts";
import { drawPanel, type PanelTexts } from "./draw-panel.ts";
import { socialSettings } from "./social-settings.ts";
import { loadTypeface } from "./typeface.ts";

/** What all pictures have in common: the project with the fonts, the mark, the tokens (CSS). */
export type PictureStyle = {
  readonly project: string;
  /** Every character that will be set. */
  readonly characters: string;
  readonly mark: Uint8Array;
  readonly tokens: string;
};

const { width, height, panelWidth, margin, markSize, jpeg } = socialSettings;

/** A painter for a style: given a photo and its focal point, it paints any words beside it. */
export async function createPainter({ project, characters, mark, tokens }: PictureStyle) {
  const sources = listFontSources([serif]).map((source) => join(project, source));
  const files = sources.map((source) => cutFont(source, serif, characters, "truetype"));
  const typeface = loadTypeface(await Promise.all(files));
  const [ground, ink] = [readColour(tokens, "limestone"), readColour(tokens, "ink")];
  const [title, rule] = [readColour(tokens, "olive"), readColour(tokens, "terracotta")];
  const colours = { ground, name: ink, title, rule };
  const drawnMark = { input: await drawIcon(mark, markSize, 1), left: margin, top: margin };

  return async (original: string, focalPoint: readonly [number, number]) => {
    const { pixels, raw } = await decodePhoto(original);
    const view = { width: width - panelWidth, height };
    const region = cropRound(raw, view.width / view.height, focalPoint);
    const photo = await sharp(pixels, { raw }).extract(region).resize(view).raw().toBuffer();
    const beside = {
      input: photo,
      raw: { ...view, channels: 3 as const },
      left: panelWidth,
      top: 0,
    };

    return (texts: PanelTexts): Promise<Buffer> => {
      const panel = { input: Buffer.from(drawPanel(texts, colours, typeface)), left: 0, top: 0 };
      return sharp({ create: { width, height, channels: 3, background: ground } })
        .composite([beside, panel, drawnMark])
        .jpeg(jpeg)
        .toBuffer();
    };
  };
}
