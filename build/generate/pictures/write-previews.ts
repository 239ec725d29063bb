import type { PreparedPhoto } from "./prepare-photo.ts";

/**
 * The style sheet of previews: for each photo its focal point, and three of its colours to show
 * until the picture has loaded.
 */
export function writePreviews(prepared: readonly Pick<PreparedPhoto, "photo" | "facts">[]): string {
  const rules = prepared.map(({ photo: { file, focalPoint }, facts }) => {
    const focal = `--focal:${focalPoint[0]}% ${focalPoint[1]}%`;
    const background = `background:linear-gradient(${facts.colours.join(",")})`;
    return `[data-photo="${file}"]{${focal};${background}}`;
  });
  return `@layer previews {\n${rules.join("\n")}\n}\n`;
}
