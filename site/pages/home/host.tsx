import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import { ContactLinks, OutsideLink } from "../../layout/links.tsx";
import { Drawing } from "../../pictures/drawing.tsx";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-page.module.css";

/** The host, and the other house, if there is one. */
export function Host({
  data: { values },
  host: { portrait },
}: {
  data: HomeData;
  host: NonNullable<HomeData["host"]>;
}) {
  const { host, sister } = useMessages("home");
  const { sisterVilla } = useLayout().data;
  return (
    <div className={`columns ${styles.section} ${styles.host}`}>
      {portrait && <Drawing drawing={portrait} className={`left screen-only ${styles.portrait}`} />}
      <section className={`stack ${portrait ? "right" : "left"}`} {...revealed}>
        <h2>{fillMessage(host.heading, values)}</h2>
        <p>{fillMessage(host.text, values)}</p>
        <p className={`cluster ${styles.contact}`}>
          <ContactLinks />
        </p>
        {sisterVilla && (
          <p>
            {fillMessage(sister.text, values)}{" "}
            <OutsideLink href={sisterVilla} className={`text-link ${styles.sister}`}>
              {fillMessage(sister.link, values)}
            </OutsideLink>
          </p>
        )}
      </section>
    </div>
  );
}
