import type { DrawnLogo, LogoFile } from "../../house/facts/drawn-logo.ts";
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

function addressOf({ name, bytes }: LogoFile): string {
  return `/drawings/${name.replace(".", `-${hashOf(bytes)}.`)}`;
}
