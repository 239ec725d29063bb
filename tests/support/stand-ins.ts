import { join } from "node:path";
import sharp from "sharp";
import type { Photo } from "../../house/facts/pictures.ts";
import { findEngineWords } from "../../house/words/engine-words.ts";

/** In pixels: landscapes, uprights, a square and a panorama. */
const shapes = [
  [1200, 800],
  [800, 1200],
  [1200, 900],
  [1200, 1200],
  [1200, 675],
  [900, 1200],
  [1200, 400],
] as const;

const kinds = ["outside", "common-area", "bedroom", "bathroom", "surroundings"] as const;

/** Pictures in many shapes, as many as asked for: what the gallery is told of each. */
export function listStandIns(count: number): readonly Photo[] {
  return Array.from({ length: count }, (_, index) => ({
    file: `stand-in-${index + 1}`,
    focalPoint: [50, 50] as const,
    shows: kinds[Math.floor((index * kinds.length) / count)] ?? "outside",
    ...(index % 11 === 0 && { weight: index % 2 === 0 ? ("large" as const) : ("small" as const) }),
    ...(index % 15 === 14 && { evening: true }),
  }));
}

/** What one hears and reads of each in a language, by its file: the engine's words for amenities, numbered. */
export function nameStandIns(photos: readonly Photo[], locale: string): Record<string, object> {
  const words = Object.values(
    findEngineWords(locale, "amenities") as Record<string, string>,
  ).filter((word) => !word.includes("{"));
  return Object.fromEntries(
    photos.map(({ file }, index) => {
      const caption = `${words[index % words.length]} ${index + 1}`;
      return [file, { alt: caption, caption }];
    }),
  );
}

/** Draws them: hills before a sky, in colours that differ. */
export async function drawStandIns(photos: readonly Photo[], folder: string): Promise<void> {
  for (const [index, { file, evening }] of photos.entries()) {
    const [width, height] = shapes[index % shapes.length] ?? shapes[0];
    const hue = (index * 47) % 360;
    const hill = (share: number, light: number) =>
      `<path d="M0 ${height * share}Q${width / 3} ${height * (share - 0.25)} ${width} ${height * (share + 0.08)}V${height}H0z" fill="hsl(${hue} 30% ${light}%)"/>`;
    const sky = evening ? "#31405c" : "#dbe4e6";
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${sky}"/>${hill(0.6, 62)}${hill(0.75, 46)}${hill(0.9, 32)}</svg>`;
    await sharp(Buffer.from(drawing))
      .jpeg()
      .toFile(join(folder, `${file}.jpg`));
  }
}
