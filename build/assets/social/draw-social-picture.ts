import sharp from "sharp";
import type { Colours } from "../../../house/facts/colours.ts";
import type { Photo } from "../../../house/facts/pictures.ts";
import { socialPictureSize } from "../../../site/pictures/picture-address.ts";
import { drawIcon } from "../icons/draw-icon.ts";
import { cropRound, decodePhoto } from "../pictures/photo.ts";
import { loadTypeface, setText, type Typeface } from "./set-text.ts";

/** What all pictures have in common: the serif, the mark (SVG), the colours. */
export type PictureStyle = {
  readonly typeface: Typeface;
  readonly mark: Uint8Array;
  readonly colours: Colours;
};

/** What stands on the panel: the name of the house and the title of a page, or dates and the name of the house. */
type Panel = {
  readonly large: string;
  readonly small: string;
  readonly isRightToLeft: boolean;
};

/** The JPEG of a panel beside a photo, whose original is at this path. */
export type Draw = (photo: Photo, original: string, panel: Panel) => Promise<Buffer>;

// All lengths are pixels.
const { width, height } = socialPictureSize;
/** Of what stands beside the photo. */
const panelWidth = 470;
/** Between the edges of the panel and what stands on it. */
const margin = 60;
const markSize = 76;
const rule = { width: 48, height: 2, above: 42, below: 36 };
const textWidth = panelWidth - 2 * margin;
/** A feed on a phone shows the picture at a third of its width: small type would be lost. */
const largeStyle = { mostLines: 2, size: 90, lineHeight: 1, width: textWidth };
const smallStyle = { mostLines: 3, size: 38, lineHeight: 1.22, width: textWidth };

/** It would stand alone on a line. */
const shortLastWord = / (?=\S{1,8}$)/;

/** Prepares to draw pictures in a style. The files of the typeface must stay where they are. */
export async function prepareDrawing(style: PictureStyle): Promise<Draw> {
  const serif = await loadTypeface(style.typeface);
  const mark = await drawIcon(style.mark, markSize, 1);
  const { surface, action, ink, accent } = style.colours;

  const crops = new Map<string, ReturnType<typeof cropPhoto>>();
  const cropOnce = (photo: Photo, original: string) => {
    const crop = crops.get(original) ?? cropPhoto(photo, original, width - panelWidth);
    crops.set(original, crop);
    return crop;
  };

  return async (photo, original, { large, small, isRightToLeft }) => {
    const [above, below] = await Promise.all([
      setText(large, { ...largeStyle, colour: ink }, serif),
      setText(small.replace(shortLastWord, "\u00a0"), { ...smallStyle, colour: action }, serif),
    ]);
    // Built up from the foot of the panel.
    const belowTop = height - margin - below.raw.height;
    const ruleTop = belowTop - rule.below - rule.height;
    /** From the left, of something so wide that stands so far from the edge at which lines begin. */
    const place = (start: number, wide: number) => (isRightToLeft ? width - start - wide : start);
    const line = { ...rule, channels: 3 as const, background: accent };
    return sharp({ create: { width, height, channels: 3, background: surface } })
      .composite([
        {
          ...(await cropOnce(photo, original)),
          left: place(panelWidth, width - panelWidth),
          top: 0,
        },
        { input: mark, left: place(margin, markSize), top: margin },
        {
          ...above,
          left: place(margin, above.raw.width),
          top: ruleTop - rule.above - above.raw.height,
        },
        { input: { create: line }, left: place(margin, rule.width), top: ruleTop },
        { ...below, left: place(margin, below.raw.width), top: belowTop },
      ])
      .jpeg({ quality: 72, mozjpeg: true })
      .toBuffer();
  };
}

/** What fills so much of the picture, beside the panel. */
async function cropPhoto({ focalPoint }: Photo, original: string, wide: number) {
  const { pixels, raw } = await decodePhoto(original);
  const view = { width: wide, height };
  const region = cropRound(raw, view.width / view.height, focalPoint);
  const input = await sharp(pixels, { raw }).extract(region).resize(view).raw().toBuffer();
  return { input, raw: { ...view, channels: raw.channels } };
}
