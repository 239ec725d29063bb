import { BottomBar } from "../../components/bottom-bar.tsx";
import { ClosingCall } from "../../components/closing-call.tsx";
import { useFrame } from "../../components/frame.tsx";
import { Later } from "../../components/later.tsx";
import { SiteLink } from "../../components/links.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { SisterVilla } from "../../components/sister-villa.tsx";
import { fillText } from "../../i18n/fill-text.ts";
import type { Bundles } from "../../load-texts.ts";
import type { AboutData } from "./about-data.server.ts";
import styles from "./about-page.module.css";
import { Amenities } from "./amenities.tsx";
import { FloorPlan } from "./floor-plan.tsx";
import { RoomSection } from "./room-section.tsx";

/** The house: its plan, room by room, and with all that is in it. */
export function Page({
  texts: { about: texts },
  data,
}: {
  texts: Pick<Bundles, "about">;
  data: AboutData;
}) {
  const { data: house, texts: around } = useFrame();
  const floorNames: Readonly<Record<string, string>> = texts.floors;
  const { plan } = texts;
  const nameFloor = (key: string | undefined) => (key && floorNames[key]) ?? "";
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} picture={data.picture} asOf={data.asOf} />

      <section className={`columns ${styles.plan}`}>
        {plan && data.plan.length > 0 && (
          <>
            <h2 className="chapter">{plan.heading}</h2>
            <p className={`lead ${styles.hint}`}>{plan.hint}</p>
            {data.plan.map((floor) => (
              <FloorPlan
                key={floor.key}
                floor={floor}
                name={nameFloor(floor.key)}
                label={plan.label}
                roomNames={texts.rooms}
              />
            ))}
          </>
        )}
        <dl className={styles.facts}>
          {data.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>

      <Later>
        <div className={styles.rooms}>
          {data.floors.map(({ key, rooms }) => (
            <section key={key ?? ""} className={styles.level}>
              {key && (
                <h2 className={`columns chapter ${styles.levelName}`}>
                  <span>{nameFloor(key)}</span>
                </h2>
              )}
              {rooms.map((room) => (
                <RoomSection key={room.key} room={room} plan={data.plan} texts={texts} />
              ))}
            </section>
          ))}
          <BottomBar>
            <p>
              <small>{fillText(around.navigation.prices, { prices: house.prices })}</small>
            </p>
            <SiteLink page="pricing-and-availability" hash="#availability" className="button">
              {texts.closing.dates}
            </SiteLink>
          </BottomBar>
        </div>

        <Amenities texts={texts} data={data} />

        <ClosingCall texts={texts.closing} />

        {house.sisterVilla && (
          <section className={`columns ruled ${styles.section} ${styles.sister}`}>
            <h2>{texts.sister.heading}</h2>
            <div className="stack right">
              <SisterVilla texts={texts.sister} />
            </div>
          </section>
        )}
      </Later>
    </>
  );
}
