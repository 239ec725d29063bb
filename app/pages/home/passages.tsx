import type { ReactElement } from "react";
import { Drawing } from "../../components/drawing.tsx";
import { useMessages } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import {
  aloneSizes,
  beyondMiddleSizes,
  fullWidthSizes,
  pairSizes,
  uprightOnNarrowSizes,
  uprightPairSizes,
} from "../../components/picture-sizes.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { fillMessage } from "../../i18n/fill-message.ts";
import type { HomeData } from "./home-data.server.ts";
import { MovingOrnament } from "./moving-ornament.tsx";
import styles from "./passages.module.css";

type Passage = HomeData["passages"][number];

/** The day at the house. What a passage shows decides how it is laid out. */
export function Passages({ data: { passages, moving, values } }: { data: HomeData }) {
  const messages = useMessages("home").passages;
  return passages.map((passage) => {
    const { key, pictures, drawing, isAlone, isDark, hasMoving } = passage;
    const layout = layoutOf(passage);
    const words = messages[key];
    const sizes = layout === "wide" ? [wideSizesOf(passage)] : sizesOf[layout];
    const shown = pictures.map((picture, index) => (
      <Picture
        key={picture.file}
        picture={picture}
        sizes={sizes[index] ?? ""}
        className={hasMoving ? styles.filling : styles.picture}
      />
    ));
    /** What the ornament crosses, in its box. */
    const crossed = (view: ReactElement, box: string | undefined) =>
      hasMoving && moving ? (
        <div key={key} className={`${styles.crossed} ${box}`}>
          {view}
          <MovingOrnament drawing={moving} box={styles.sky} />
        </div>
      ) : (
        view
      );
    const looks = [layout, ...(isAlone ? ["alone"] : []), ...(isDark ? ["dark"] : [])];
    return (
      <section
        key={key}
        className={`columns ${styles.passage} ${looks.map((look) => styles[look]).join(" ")}`}
        {...(isAlone ? {} : revealed)}
      >
        {shown.length > 1 ? (
          <section
            className={`swiped ${styles.pictures}`}
            aria-label={words?.heading}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
            tabIndex={0}
          >
            {shown}
          </section>
        ) : (
          shown.map((picture) => crossed(picture, styles.picture))
        )}
        {drawing &&
          crossed(<Drawing drawing={drawing} className={styles.drawing} />, styles.drawing)}
        <div className={`stack ${styles.text}`} {...(isAlone ? revealed : {})}>
          <h2 className={isAlone ? "great" : ""}>{words?.heading}</h2>
          <p>{words && fillMessage(words.text, values)}</p>
        </div>
      </section>
    );
  });
}

const sizesOf = {
  tall: [beyondMiddleSizes],
  pair: pairSizes,
  uprights: uprightPairSizes,
  line: [],
};

function wideSizesOf({ isAlone, isDark }: Passage): string {
  if (isAlone) return aloneSizes;
  return isDark ? uprightOnNarrowSizes : fullWidthSizes;
}

function layoutOf({ pictures: [first, second] }: Passage): "wide" | keyof typeof sizesOf {
  if (!first) return "line";
  const isUpright = (picture: typeof first) => picture.width <= picture.height;
  if (second) return isUpright(first) && isUpright(second) ? "uprights" : "pair";
  return isUpright(first) ? "tall" : "wide";
}
