import sharp, { type Sharp } from "sharp";
import { drawIcon } from "../icons/draw-icon.ts";
import type { PictureStyle } from "./draw-social-picture.ts";
import { setText } from "./set-text.ts";

// All lengths are pixels.
const hole = 12;
/** From hole to hole; both sides of a stamp are whole numbers of it. */
const pitch = 20;
const stamp = { width: 10 * pitch, height: 12 * pitch };
const shadow = 4;
/** A stamp with room for its shadow. */
export const stampSize = { width: stamp.width + 2 * shadow, height: stamp.height + 2 * shadow };
const face = { width: stamp.width - 2 * pitch, height: stamp.height - 2 * pitch };
const markSize = 140;

/** A stamp in the accent of a house, with a mark in one colour. A phone shows it so small that it has no words. */
export async function drawStamp({ mark, colours }: PictureStyle): Promise<Buffer> {
  const { surface, raised, accent } = colours;
  return sharp(drawPaper(raised))
    .composite([
      { input: { create: { ...face, channels: 3, background: accent } } },
      { input: await printMark(mark, surface) },
    ])
    .png()
    .toBuffer();
}

/** The paper of a stamp, with holes along its edge. */
function drawPaper(paper: string): Buffer {
  const rect = `<rect x="${shadow}" y="${shadow}" width="${stamp.width}" height="${stamp.height}"`;
  const dots = `stroke-width="${hole}" stroke-linecap="round" stroke-dasharray=".01 ${pitch}"`;
  return drawSvg(
    stampSize,
    `<mask id="holes">${rect} fill="#fff" stroke="#000" ${dots} stroke-dashoffset="${pitch / -2}"/>` +
      `</mask><filter id="lie"><feDropShadow dx="0" dy="1" stdDeviation="1.5" flood-opacity=".4"/>` +
      `</filter><g filter="url(#lie)">${rect} fill="${paper}" mask="url(#holes)"/></g>`,
  );
}

/** A mark in one colour: the darker it is, the more of it, whatever colours and ground it has. */
async function printMark(mark: Uint8Array, colour: string): Promise<Buffer> {
  const icon = await drawIcon(mark, markSize, 1, "#ffffff");
  const ink = await sharp(icon).greyscale().negate().normalise().toColourspace("b-w").toBuffer();
  const size = { width: markSize, height: markSize };
  return sharp({ create: { ...size, channels: 3, background: colour } })
    .joinChannel(ink)
    .png()
    .toBuffer();
}

/** A postmark is drawn so many times as large: made small, what is bent and turned is smooth. */
const scale = 4;
const postmark = { width: 224 * scale, height: 224 * scale };
const rings = { outer: 110 * scale, inner: 72 * scale };
const placeStyle = { mostLines: 1, size: 112, lineHeight: 1, width: 1600, tracking: 8 };
const dayStyle = { mostLines: 2, size: 190, lineHeight: 1.05, width: 430 };
const tiltDegrees = -11;

/** Prepares to draw postmarks of a place, which stands round them; in their middle, a day. */
export async function preparePostmark(place: string, colour: string, family: string) {
  const circles = Object.values(rings).map((r) => `<circle cx="50%" cy="50%" r="${r}"/>`);
  const stroke = `fill="none" stroke="${colour}" stroke-width="${3 * scale}"`;
  const round = bend(await setText(place, { ...placeStyle, colour }, family));
  const ground = await shrink(
    sharp(drawSvg(postmark, `<g ${stroke}>${circles.join("")}</g>`)).composite([round]),
  );
  return async (day: string): Promise<Buffer> => {
    const { input, raw } = await setText(day, { ...dayStyle, colour, align: "centre" }, family);
    const turned = sharp(input, { raw }).rotate(tiltDegrees, { background: "#00000000" });
    return sharp(ground)
      .composite([{ input: await shrink(turned) }])
      .png()
      .toBuffer();
  };
}

/** What has been drawn large, as it is seen; ink that has been stamped is paler than printed. */
async function shrink(drawn: Sharp): Promise<Buffer> {
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info })
    .resize(Math.round(info.width / scale))
    .linear([1, 1, 1, 0.8], [0, 0, 0, 0])
    .png()
    .toBuffer();
}

/** Letters on the upper arc between the rings of a postmark. */
function bend({ input, raw }: Awaited<ReturnType<typeof setText>>) {
  const { width, height } = postmark;
  const radius = (rings.outer + rings.inner) / 2;
  const tilt = (tiltDegrees * Math.PI) / 180;
  const bent = Buffer.alloc(width * height * raw.channels);
  for (let index = 0; index < width * height; index += 1) {
    const [right, up] = [(index % width) - width / 2, height / 2 - Math.floor(index / width)];
    const x = Math.round(raw.width / 2 + (Math.atan2(right, up) - tilt) * radius);
    const y = Math.round(raw.height / 2 + radius - Math.hypot(right, up));
    if (x < 0 || x >= raw.width || y < 0 || y >= raw.height) continue;
    const start = (y * raw.width + x) * raw.channels;
    bent.set(input.subarray(start, start + raw.channels), index * raw.channels);
  }
  return { input: bent, raw: { ...postmark, channels: raw.channels } };
}

function drawSvg({ width, height }: typeof stampSize, content: string): Buffer {
  const start = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return Buffer.from(`${start}${content}</svg>`);
}
