import { Picture } from "../../components/picture.tsx";
import { passageSizes } from "../../components/picture-sizes.ts";
import type { Bundles } from "../../load-texts.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./passages.module.css";

type PassageTexts = Bundles["homepage"]["passages"];

/** Pictures and text by turns: wide, to the right, to the left, and so on. */
export function Passages({
  passages,
  texts,
}: {
  passages: HomeData["passages"];
  texts: PassageTexts;
}) {
  return passages.map(({ key, picture }, index) => {
    const text = texts[key];
    return (
      <section key={key} className={`columns ${styles.passage}`} data-reveal="">
        <Picture
          picture={picture}
          sizes={passageSizes[index % passageSizes.length] ?? passageSizes[0]}
          className={styles.picture}
        />
        <div className={styles.text}>
          <h2>{text?.heading}</h2>
          <p>{text?.text}</p>
        </div>
      </section>
    );
  });
}
