import { Drawing } from "../../components/drawing.tsx";
import { useFrame } from "../../components/frame.tsx";
import { ContactLinks } from "../../components/links.tsx";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { SisterVilla } from "../../components/sister-villa.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";

/** Whom guests meet, and where the houses have their names from: what a house does not have is not there. */
export function People({
  texts: { names, host, sister },
  data: { host: person, ornament, values },
}: {
  texts: Bundles["home"];
  data: HomeData;
}) {
  const { sisterVilla } = useFrame().data;
  return (
    <div className={`columns ${styles.people}`}>
      {person && (
        <section className="stack left" {...revealed}>
          {person.portrait && (
            <Drawing drawing={person.portrait} className={`${styles.drawing} ${styles.portrait}`} />
          )}
          <h2>{fillText(host.heading, values)}</h2>
          <p>{fillText(host.text, values)}</p>
          <p className={`row ${styles.contact}`}>
            <ContactLinks />
          </p>
        </section>
      )}
      {sisterVilla && (
        <section className="stack right" {...revealed}>
          {ornament && <Drawing drawing={ornament} className={styles.drawing} />}
          <h2>{names.heading}</h2>
          <p>{fillText(names.text, values)}</p>
          <SisterVilla texts={sister} />
        </section>
      )}
    </div>
  );
}
