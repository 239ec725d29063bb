import { ClosingCall } from "../../components/closing-call.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { Picture } from "../../components/picture.tsx";
import { halfPageSizes } from "../../components/picture-sizes.ts";
import { SisterVilla } from "../../components/sister-villa.tsx";
import type { Bundles } from "../../load-texts.ts";
import type { AboutData } from "./about-data.server.ts";
import styles from "./about-page.module.css";

/** The house in facts, room by room, and with all that is in it. */
export function AboutPage({ texts, data }: { texts: Bundles["about"]; data: AboutData }) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} picture={data.picture} />

      <section className={`columns ${styles.section}`}>
        <h2>{texts.facts.heading}</h2>
        <dl className={styles.facts}>
          {data.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={`columns ${styles.rooms}`}>
        <h2 className={styles.roomsHeading}>{texts.roomsHeading}</h2>
        {data.rooms.map((room) => (
          <Room key={room.key} room={room} texts={texts.rooms} />
        ))}
      </section>

      <section className={`columns ${styles.section}`}>
        <h2>{texts.amenitiesHeading}</h2>
        <div className={styles.amenities}>
          {data.amenities.map(({ group, items }) => (
            <div key={group}>
              <h3>{texts.groups[group]}</h3>
              <ul className={styles.list}>
                {items.map(({ label, icon }) => (
                  <li key={label}>
                    <svg className={styles.icon} aria-hidden="true">
                      <use href={icon} />
                    </svg>
                    {label}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>

      <ClosingCall texts={texts.closing} />

      <section className={`columns ${styles.section} ${styles.sister}`}>
        <h2>{texts.sister.heading}</h2>
        <div className={styles.sisterText}>
          <SisterVilla texts={texts.sister} />
        </div>
      </section>
    </>
  );
}

function Room({
  room,
  texts,
}: {
  room: AboutData["rooms"][number];
  texts: Bundles["about"]["rooms"];
}) {
  const text = texts[room.key];
  return (
    <article className={styles.room} data-reveal="">
      <Picture picture={room.picture} sizes={halfPageSizes} className={styles.roomPicture} />
      <h3>{text?.name}</h3>
      {room.details.length > 0 && <p className={styles.details}>{room.details.join(" · ")}</p>}
      <p>{text?.text}</p>
    </article>
  );
}
