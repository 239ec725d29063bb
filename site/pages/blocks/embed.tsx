import { useId } from "react";
import { OutsideLink } from "../../layout/links.tsx";
import { Picture } from "../../pictures/picture.tsx";
import { ownPagePictureSizes } from "../../pictures/picture-sizes.ts";
import styles from "./embed.module.css";
import type { ShownNamedBlock } from "./show-block.server.ts";

/**
 * An embed: a picture and a question before consent. The frame follows the decision (`browser/show-embeds.ts`);
 * nothing is requested before.
 */
export function Embed({ embed }: { embed: Extract<ShownNamedBlock, { readonly kind: "embed" }> }) {
  const soon = useId();
  const { choice, title, address, frame, permissions, picture, words } = embed;
  return (
    <figure className={`block ${styles.embed}`}>
      <div
        className={`${styles.place} ${picture ? "" : styles.bare}`}
        data-embed={choice}
        data-frame={frame}
        data-title={title}
        data-permissions={permissions}
      >
        {picture && (
          <Picture
            picture={picture}
            sizes={ownPagePictureSizes.wide}
            className={styles.picture}
            alt=""
          />
        )}
        <div className={`sheet block screen-only ${styles.question}`}>
          <p className={styles.ask}>{words.text}</p>
          <p className={styles.ask}>
            <button type="button" className="button" popoverTarget={soon} data-embed-allow="">
              {words.allow}
            </button>
          </p>
          {/* Opened by a click that comes before the script: that keeps the answer, and finds it open. */}
          <div id={soon} popover="auto" className={`sheet ${styles.soon}`}>
            <OutsideLink href={address}>{words.open}</OutsideLink>
          </div>
          <noscript>
            <p>
              <OutsideLink href={address}>{words.open}</OutsideLink>
            </p>
          </noscript>
        </div>
      </div>
      <figcaption className="aside">{title}</figcaption>
    </figure>
  );
}
