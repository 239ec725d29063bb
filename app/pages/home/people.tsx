import { Drawing } from "../../components/drawing.tsx";
import { useLayout, useMessages } from "../../components/layout.tsx";
import { ContactLinks } from "../../components/links.tsx";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { SisterVilla } from "../../components/sister-villa.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";

/** Whom guests meet, and where the houses have their names from: what a house does not have is not there. */
export function People({ data: { host: person, ornament, values } }: { data: HomeData }) {
  const { names, host, sister } = useMessages("home");
  const { sisterVilla } = useLayout().data;
  return (
    <>
      {person && (
        <div className={`columns ${styles.people}`}>
          {person.portrait && (
            <Drawing drawing={person.portrait} className={`left ${styles.portrait}`} />
          )}
          <section className={`stack ${person.portrait ? "right" : "left"}`} {...revealed}>
            <h2>{fillMessage(host.heading, values)}</h2>
            <p>{fillMessage(host.text, values)}</p>
            <p className={`row ${styles.contact}`}>
              <ContactLinks />
            </p>
          </section>
        </div>
      )}
      {sisterVilla && (
        <section className={`columns ${styles.people} ${styles.names}`} {...revealed}>
          <div className="stack left">
            {ornament && <Drawing drawing={ornament} />}
            <h2>{names.heading}</h2>
          </div>
          <div className="stack right">
            <p>{fillMessage(names.text, values)}</p>
            <SisterVilla messages={sister} />
          </div>
        </section>
      )}
    </>
  );
}
