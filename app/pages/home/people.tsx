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
  if (!person && !sisterVilla) return null;
  return (
    <div className={`columns ${styles.people}`}>
      {person && (
        <>
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
        </>
      )}
      {sisterVilla && (
        <section className={`stack right ${styles.names}`} {...revealed}>
          {ornament && <Drawing drawing={ornament} />}
          <h2>{names.heading}</h2>
          <p>{fillMessage(names.text, values)}</p>
          <SisterVilla messages={sister} />
        </section>
      )}
    </div>
  );
}
