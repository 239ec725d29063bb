import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { formatBytes } from "../../../domain/locales/format.ts";
import type { Locale } from "../../../domain/locales/locales.ts";
import { factMessages } from "../../../house/facts/facts.server.ts";
import type { Inline, NamedBlock } from "../../../house/markdown/markdown-text.ts";
import type { Messages } from "../../layout/load-messages.ts";
import type { PictureData } from "../../pictures/picture.tsx";
import { describeWay, findPlace } from "../describe-house.server.ts";
import { pictureData } from "../picture-data.server.ts";

/** The data of a named block. */
export type ShownNamedBlock =
  | {
      readonly kind: "pictures";
      readonly pictures: readonly {
        readonly picture: PictureData;
        readonly caption: readonly Inline[];
      }[];
    }
  | Extract<NamedBlock, { readonly kind: "quote" | "dates" }>
  | {
      readonly kind: "minutes";
      readonly places: readonly {
        readonly key: string;
        readonly name: string;
        readonly way: string;
      }[];
    }
  | {
      readonly kind: "file";
      readonly address: string;
      readonly label: readonly Inline[];
      /** Its kind and size, `PDF, 1.2 MB`. */
      readonly size: string;
    }
  | {
      readonly kind: "embed";
      readonly choice: string;
      readonly title: string;
      readonly address: string;
      readonly frame: string;
      readonly permissions: string;
      readonly picture: PictureData | undefined;
      readonly words: { readonly text: string; readonly allow: string; readonly open: string };
    };

/** A named block in one language, with its pictures, places and texts. */
export function showBlock(
  block: NamedBlock,
  location: Messages["location"],
  locale: Locale,
): ShownNamedBlock {
  switch (block.kind) {
    case "pictures": {
      const { pictures: texts } = factMessages(locale);
      const pictures = block.pictures.map(({ photo, caption }) => ({
        picture: pictureData(photo, locale),
        caption: caption ?? [texts[photo]?.caption ?? ""],
      }));
      return { kind: "pictures", pictures };
    }
    case "minutes": {
      const places = block.places.flatMap((key) => {
        const place = findPlace(key);
        if (!place) return [];
        const { name, distance, time } = describeWay(place, locale, location);
        return [{ key, name, way: `${time} · ${distance}` }];
      });
      return { kind: "minutes", places };
    }
    case "file": {
      const { path, bytes, label } = block;
      const ending = /\.(\w+)$/.exec(path)?.[1]?.toUpperCase();
      const size = formatBytes(bytes, locale);
      return {
        kind: "file",
        address: `/${path}`,
        label,
        size: ending ? `${ending}, ${size}` : size,
      };
    }
    case "embed": {
      const { provider, photo, permissions, hosts: _hosts, ...rest } = block;
      const { text, allow, open } = factMessages(locale).blocks.embed;
      const say = (message: typeof text) => fillMessage(message, { provider });
      return {
        ...rest,
        permissions: permissions.join("; "),
        picture: photo === undefined ? undefined : pictureData(photo, locale),
        words: { text: say(text), allow: say(allow), open: say(open) },
      };
    }
    default:
      return block;
  }
}
