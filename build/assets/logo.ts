import type { DrawnLogo, LogoFile } from "../../house/facts/drawn-logo.ts";
import { type Finding, mistake } from "../../house/findings/finding.ts";
import { logoNames, measureLogo } from "../../house/read/read-logos.ts";
import type { Files } from "./generated-folder.ts";
import { hashOf } from "./hash.ts";

/** In pixels: what the header has room for beside its menu. */
const most = { width: 200, height: 44 };

/** The files of a checked logo, and what pages tell of it; null where the house has none. */
export function makeLogo(logos: readonly LogoFile[]): { files: Files; told: DrawnLogo | null } {
  const [light, dark] = logoNames.map((name) =>
    logos.find((logo) => logo.name.startsWith(`${name}.`)),
  );
  const size = light && measureLogo(light);
  if (!light || !dark || !size) return { files: {}, told: null };
  const [width, height] = size;
  const scale = Math.min(most.width / width, most.height / height);
  const addresses = [addressOf(light), addressOf(dark)] as const;
  return {
    files: { [`public${addresses[0]}`]: light.bytes, [`public${addresses[1]}`]: dark.bytes },
    told: { addresses, width: Math.round(width * scale), height: Math.round(height * scale) },
  };
}

/** The logos that browsers could not show: damaged, or drawings that do not end as they began. */
export async function findBrokenLogos(logos: readonly LogoFile[]): Promise<readonly Finding[]> {
  if (logos.length === 0) return [];
  const { default: sharp } = await import("sharp");
  const findings = logos.map(async ({ name, bytes }): Promise<readonly Finding[]> => {
    try {
      await sharp(bytes).raw().toBuffer();
      return [];
    } catch (error) {
      const [reason = ""] = String((error as Error).message)
        .trim()
        .split("\n");
      const [, line = ""] = / on line (\d+)|\):(\d+):/.exec(reason) ?? [];
      const why = /(?:of data:|:\d+:\d+:) (.+)/.exec(reason)?.[1] ?? "it is damaged";
      const text = `this logo cannot be shown (${why}); save it anew.`;
      return [mistake(`brand/${name}`, line ? [Number(line)] : [], text)];
    }
  });
  return (await Promise.all(findings)).flat();
}

function addressOf({ name, bytes }: LogoFile): string {
  return `/drawings/${name.replace(".", `-${hashOf(bytes)}.`)}`;
}
