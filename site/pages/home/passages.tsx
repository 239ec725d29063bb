import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { useMessages } from "../../layout/layout.tsx";
import { Drawing } from "../../pictures/drawing.tsx";
import { Picture } from "../../pictures/picture.tsx";
import {
  beyondMiddleSizes,
  fullWidthSizes,
  pairSizes,
  uprightPairSizes,
} from "../../pictures/picture-sizes.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./passages.module.css";

type Passage = HomeData["passages"][number];

/** The day at the house. The pictures of a passage decide its layout. */
export function Passages({ data: { passages, values } }: { data: HomeData }) {
  const messages = useMessages("home").passages;
  return passages.map((passage) => {
    const { key, pictures, drawing, isAlone, isDark } = passage;
    const layout = layoutOf(passage);
    const words = messages[key];
    return (
      <section
        key={key}
        className={`columns ${styles.passage} ${styles[layout]} ${isDark ? `dark ${styles.night}` : ""}`}
        {...revealed}
      >
        {pictures.map((picture, index) => (
          <Picture
            key={picture.file}
            picture={picture}
            sizes={sizesOf[layout][index] ?? ""}
            className={styles.picture}
          />
        ))}
        {drawing && <Drawing drawing={drawing} className={`screen-only ${styles.drawing}`} />}
        <div className={`stack ${styles.text}`}>
          <h2 className={isAlone ? "chapter" : ""}>{words?.heading}</h2>
          <p>{words && fillMessage(words.text, values)}</p>
        </div>
      </section>
    );
  });
}

const sizesOf = {
  wide: [fullWidthSizes],
  tall: [beyondMiddleSizes],
  pair: pairSizes,
  uprights: uprightPairSizes,
  line: [],
} as const;

function layoutOf({ pictures: [first, second] }: Passage): keyof typeof sizesOf {
  if (!first) return "line";
  const isUpright = (picture: typeof first) => picture.width <= picture.height;
  if (second) return isUpright(first) && isUpright(second) ? "uprights" : "pair";
  return isUpright(first) ? "tall" : "wide";
}
