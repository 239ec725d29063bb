import type { DrawnLogo, LogoFile } from "../../house/facts/drawn-logo.ts";
import { type Finding, mistake } from "../../house/findings/finding.ts";
import { logoNames, measureLogo } from "../../house/read/read-logos.ts";
import type { Files } from "./generated-folder.ts";
import { hashOf } from "./hash.ts";

/** The largest logo that fits into the header beside its menu, in pixels. */
const most = { width: 200, height: 44 };

/** The files of a checked logo, and its data for pages, or null. */
export function makeLogo(logos: readonly LogoFile[]): { files: Files; logo: DrawnLogo | null } {
  const [light, dark] = logoNames.map((name) =>
    logos.find((logo) => logo.name.startsWith(`${name}.`)),
  );
  const size = light && measureLogo(light);
  if (!light || !dark || !size) return { files: {}, logo: null };
  const [width, height] = size;
  const scale = Math.min(most.width / width, most.height / height);
  const addresses = [addressOf(light), addressOf(dark)] as const;
  return {
    files: { [`public${addresses[0]}`]: light.bytes, [`public${addresses[1]}`]: dark.bytes },
    logo: { addresses, width: Math.round(width * scale), height: Math.round(height * scale) },
  };
}

/** Logos that browsers cannot show: damaged files, or drawings with broken markup. */
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
