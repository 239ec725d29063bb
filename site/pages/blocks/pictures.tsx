import { Picture } from "../../pictures/picture.tsx";
import { ownPagePictureSizes } from "../../pictures/picture-sizes.ts";
import { MarkdownInline } from "../markdown/markdown-inline.tsx";
import styles from "./pictures.module.css";
import type { ShownNamedBlock } from "./show-block.server.ts";

type Shown = Extract<ShownNamedBlock, { readonly kind: "pictures" }>["pictures"];

/** One picture, a pair, or a row, each with its words below it. */
export function Pictures({ pictures }: { pictures: Shown }) {
  const layout = layoutOf(pictures);
  return (
    <div className={`${styles.pictures} ${styles[layout]}`}>
      {pictures.map(({ picture, caption }, index) => (
        <figure key={index} className={`block ${styles.figure}`}>
          <Picture
            picture={picture}
            sizes={ownPagePictureSizes[layout]}
            className={styles.picture}
          />
          <figcaption className="aside">
            <MarkdownInline parts={caption} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function layoutOf(pictures: Shown): keyof typeof ownPagePictureSizes {
  const areUpright = pictures.every(({ picture }) => picture.width <= picture.height);
  if (pictures.length === 1) return areUpright ? "tall" : "wide";
  if (pictures.length > 2) return "row";
  return areUpright ? "uprights" : "pair";
}
