import sharp from "sharp";
import { socialPictureSize } from "../../../app/components/social-picture-size.ts";
import type { Colours } from "../../../app/facts/colours.ts";
import type { Photo } from "../../../app/facts/pictures.ts";
import { drawIcon } from "../icons/draw-icon.ts";
import { cropRound, decodePhoto } from "../pictures/photo.ts";
import { loadTypeface, setText, type Typeface } from "./set-text.ts";

/** What all pictures have in common: the serif, the mark (SVG), the colours. */
export type PictureStyle = {
  readonly typeface: Typeface;
  readonly mark: Uint8Array;
  readonly colours: Colours;
};

/** The JPEG of a photo, at this path, with the name of the house and the title of a page beside it. */
export type Draw = (
  photo: Photo,
  original: string,
  panel: { readonly villa: string; readonly title: string; readonly isRightToLeft: boolean },
) => Promise<Buffer>;

// All lengths are pixels.
const { width, height } = socialPictureSize;
/** Of what stands beside the photo. */
const panelWidth = 470;
/** Between the edges of the panel and what stands on it. */
export const margin = 60;
const markSize = 76;
const rule = { width: 48, height: 2, above: 42, below: 36 };
const textWidth = panelWidth - 2 * margin;
/** A feed on a phone shows the picture at a third of its width: small type would be lost. */
const nameStyle = { mostLines: 2, size: 90, lineHeight: 1, width: textWidth };
const titleStyle = { mostLines: 3, size: 38, lineHeight: 1.22, width: textWidth };

/** It would stand alone on a line. */
const shortLastWord = / (?=\S{1,8}$)/;

/** Prepares to draw pictures in a style. The files of the typeface must stay where they are. */
export async function prepareDrawing(style: PictureStyle): Promise<Draw> {
  const serif = await loadTypeface(style.typeface);
  const mark = await drawIcon(style.mark, markSize, 1);
  const { surface, action, ink, accent } = style.colours;

  return async (photo, original, { villa, title, isRightToLeft }) => {
    const [small, large] = await Promise.all([
      setText(title.replace(shortLastWord, "\u00a0"), { ...titleStyle, colour: action }, serif),
      setText(villa, { ...nameStyle, colour: ink }, serif),
    ]);
    // Built up from the foot of the panel.
    const titleTop = height - margin - small.raw.height;
    const ruleTop = titleTop - rule.below - rule.height;
    /** From the left, of something so wide that stands so far from the edge at which lines begin. */
    const place = (start: number, wide: number) => (isRightToLeft ? width - start - wide : start);
    const line = { ...rule, channels: 3 as const, background: accent };
    return sharp({ create: { width, height, channels: 3, background: surface } })
      .composite([
        {
          ...(await cropPhoto(photo, original, width - panelWidth)),
          left: place(panelWidth, width - panelWidth),
          top: 0,
        },
        { input: mark, left: place(margin, markSize), top: margin },
        {
          ...large,
          left: place(margin, large.raw.width),
          top: ruleTop - rule.above - large.raw.height,
        },
        { input: { create: line }, left: place(margin, rule.width), top: ruleTop },
        { ...small, left: place(margin, small.raw.width), top: titleTop },
      ])
      .jpeg({ quality: 80 })
      .toBuffer();
  };
}

/** What fills so much of the picture, beside the panel. */
export async function cropPhoto({ focalPoint }: Photo, original: string, wide: number) {
  const { pixels, raw } = await decodePhoto(original);
  const view = { width: wide, height };
  const region = cropRound(raw, view.width / view.height, focalPoint);
  const input = await sharp(pixels, { raw }).extract(region).resize(view).raw().toBuffer();
  return { input, raw: { ...view, channels: raw.channels } };
}
