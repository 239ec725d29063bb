import { BottomBar } from "../../components/bottom-bar.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { useLayout, useMessages } from "../../components/layout.tsx";
import { DatesLink } from "../../components/links.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { SisterVilla } from "../../components/sister-villa.tsx";
import { fillMessage } from "../../i18n/fill-message.ts";
import { WeekLink } from "../../stay/stay-links.tsx";
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
  const { data: house, messages: around } = useLayout();
  const { plan } = messages;
  const [lowest, ...upper] = data.plan;
  return (
    <>
      <PageHead
        heading={messages.heading}
        lead={messages.lead}
        picture={data.picture}
        asOf={data.asOf}
      />

      {plan && lowest && (
        <section className={styles.plan}>
          <div className={styles.stage}>
            <div className={`columns ${styles.floors}`}>
              <h2 className="chapter">{plan.heading}</h2>
              <p className={`lead ${styles.hint}`}>{plan.hint}</p>
              {data.house && <OpeningHouse house={data.house} data={data} />}
              <FloorPlan floor={lowest} marks={data.marks} />
              <div className={styles.beside}>
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
          <section key={key ?? ""} className={styles.level}>
            {key && (
              <div className={`columns ${styles.levelName}`}>
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
        <BottomBar>
          <WeekLink />
          <p className="otherwise">
            <small>{fillMessage(around.navigation.prices, { prices: house.prices })}</small>
          </p>
          <DatesLink className="button">{messages.closing.dates}</DatesLink>
        </BottomBar>
      </div>

      <Amenities data={data} />

      {house.sisterVilla && (
        <section className={`columns ruled ${styles.section} ${styles.sister}`}>
          <h2>{messages.sister.heading}</h2>
          <div className="stack right">
            <SisterVilla messages={messages.sister} />
          </div>
        </section>
      )}

      <ClosingCall messages={messages.closing} picture={data.closing} />
    </>
  );
}
