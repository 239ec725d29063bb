import { Drawing } from "../../components/drawing.tsx";
import { useMessages } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { fullWidthSizes, halfWindowSizes, pairSizes } from "../../components/picture-sizes.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { fillMessage } from "../../i18n/fill-message.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./passages.module.css";

/** The day at the house. What a passage shows decides how it is laid out. */
export function Passages({ data: { passages, values } }: { data: HomeData }) {
  const messages = useMessages("home").passages;
  return passages.map((passage) => {
    const { key, pictures, drawing, isDark } = passage;
    const layout = layoutOf(passage);
    const words = messages[key];
    return (
      <section
        key={key}
        className={`columns ${styles.passage} ${styles[layout]} ${isDark ? styles.dark : ""}`}
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
        {drawing && <Drawing drawing={drawing} className={styles.drawing} />}
        <div className={`stack ${styles.text}`}>
          <h2 className="chapter">{words?.heading}</h2>
          <p>{words && fillMessage(words.text, values)}</p>
        </div>
      </section>
    );
  });
}

const sizesOf = {
  wide: [fullWidthSizes],
  tall: [halfWindowSizes],
  pair: pairSizes,
  line: [],
};

function layoutOf({
  pictures: [first, second],
}: HomeData["passages"][number]): keyof typeof sizesOf {
  if (!first) return "line";
  if (second) return "pair";
  return first.width > first.height ? "wide" : "tall";
}
