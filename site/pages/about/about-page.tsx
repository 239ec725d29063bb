import { useLayout, useMessages } from "../../layout/layout.tsx";
import { SiteLink } from "../../layout/links.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import type { AboutData } from "./about-data.server.ts";
import styles from "./about-page.module.css";
import { Amenities } from "./amenities.tsx";
import { FloorPlan } from "./floor-plan.tsx";
import { OpeningHouse } from "./opening-house.tsx";
import { RoomSection } from "./room-section.tsx";
import { Sleeping } from "./sleeping.tsx";

/** The house: its plan, room by room, and with all that is in it. */
export function Page({ data }: { data: AboutData }) {
  const messages = useMessages("about");
  const { navigation } = useLayout().messages;
  const { plan } = messages;
  const [lowest, ...upper] = data.plan;
  return (
    <>
      <PageHead
        heading={messages.heading}
        lead={messages.lead}
        {...(data.picture && { picture: data.picture })}
        asOf={data.asOf}
      />

      {plan && lowest && (
        <section className={styles.plan}>
          <div className={`${styles.stage} ${data.house ? styles.drawn : ""}`}>
            <div className={`columns ${styles.floors}`}>
              <h2 className="chapter screen-only">{plan.heading}</h2>
              <p className={`lead muted screen-only ${styles.hint}`}>{plan.hint}</p>
              {data.house && <OpeningHouse house={data.house} data={data} />}
              <FloorPlan floor={lowest} marks={data.marks} />
              <div className={`block ${styles.beside}`}>
                {upper.map((floor) => (
                  <FloorPlan key={floor.key} floor={floor} marks={data.marks} />
                ))}
                <Sleeping data={data} />
              </div>
            </div>
          </div>
        </section>
      )}

      <div className={styles.rooms}>
        {data.parts.map(({ key, apartment, guests, rooms }) => (
          <section key={key ?? ""} className={key ? styles.level : `columns ${styles.others}`}>
            {key && (
              <div className={`columns screen-only ${styles.levelName}`}>
                <h2 className="chapter left">
                  {apartment ? messages.apartments[apartment]?.name : messages.floors[key]}
                </h2>
                {apartment && (
                  <div className="stack right">
                    <p className="lead">{messages.apartments[apartment]?.text}</p>
                    {guests && <p className="aside">{guests}</p>}
                  </div>
                )}
              </div>
            )}
            {rooms.map((room) => (
              <RoomSection key={room.key} room={room} data={data} heading={key ? "h3" : "h2"} />
            ))}
          </section>
        ))}
      </div>

      <Amenities data={data} />

      <p className="columns next-page">
        <SiteLink page="gallery" className="chapter">
          {navigation.pictures}
        </SiteLink>
      </p>
    </>
  );
}
