import sharp from "sharp";
import { socialPictureSize } from "../../../app/components/social-picture-size.ts";
import type { Photo } from "../../../app/facts/pictures.ts";
import { cropPhoto, margin, type PictureStyle } from "./draw-social-picture.ts";
import { drawStamp, preparePostmark, stampSize } from "./draw-stamp.ts";
import { loadTypeface, setText } from "./set-text.ts";

/** What all cards of a house show. */
export type CardHouse = {
  readonly name: string;
  /** Round the postmark: post code and place. */
  readonly place: string;
  readonly photo: Photo;
  readonly original: string;
};

/** The JPEG of a card with these days in large letters, and the day in the middle of its postmark. */
export type DrawCard = (days: string, day: string) => Promise<Buffer>;

// All lengths are pixels.
const { width, height } = socialPictureSize;
const panelWidth = 552;
const daysStyle = { mostLines: 2, lineHeight: 0.98, width: panelWidth - 2 * margin };
const mostDaysSize = 112;
/** Below the postmark. */
const daysTop = 296;
const nameStyle = { mostLines: 2, size: 38, lineHeight: 1.2, width: panelWidth - 2 * margin };
const nameAbove = 38;
const stampPlace = { left: panelWidth - margin - stampSize.width, top: 24 };
/** It lies half on the stamp. */
const postmarkPlace = { left: stampPlace.left - 168, top: stampPlace.top + 22 };

/** Prepares to draw the cards of a house. The files of the typeface must stay where they are. */
export async function prepareCards(style: PictureStyle, house: CardHouse): Promise<DrawCard> {
  const { ink, action, surface } = style.colours;
  const family = await loadTypeface(style.typeface);
  const name = await setText(house.name, { ...nameStyle, colour: action }, family);
  const nameTop = height - margin - name.raw.height;
  const daysEnd = nameTop - nameAbove;
  const size = Math.min(mostDaysSize, (daysEnd - daysTop) / 2 / daysStyle.lineHeight);
  const raw = { width, height, channels: 3 as const };
  const ground = await sharp({ create: { ...raw, background: surface } })
    .composite([
      {
        ...(await cropPhoto(house.photo, house.original, width - panelWidth)),
        left: panelWidth,
        top: 0,
      },
      { input: await drawStamp(style), ...stampPlace },
      { ...name, left: margin, top: nameTop },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();

  const drawPostmark = await preparePostmark(house.place, ink, family);

  return async (days, day) => {
    const large = await setText(days, { ...daysStyle, size, colour: ink }, family);
    const input = await drawPostmark(day);
    return sharp(ground, { raw })
      .composite([
        { ...large, left: margin, top: daysEnd - large.raw.height },
        { input, ...postmarkPlace, blend: "multiply" },
      ])
      .jpeg({ quality: 72 })
      .toBuffer();
  };
}
