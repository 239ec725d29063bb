import { ClosingCall } from "../../components/closing-call.tsx";
import { Drawing } from "../../components/drawing.tsx";
import { useFrame } from "../../components/frame.tsx";
import { OutsideLink } from "../../components/links.tsx";
import { PageHead } from "../../components/page-head.tsx";
import type { Bundles } from "../../load-texts.ts";
import { Distances } from "./distances.tsx";
import type { LocationData } from "./location-data.server.ts";
import { LocationMap } from "./location-map.tsx";
import styles from "./location-page.module.css";

/** Where the house is, how far everything is from it, and the stories of the places around. */
export function LocationPage({ texts, data }: { texts: Bundles["location"]; data: LocationData }) {
  const { data: house } = useFrame();
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} picture={data.picture} />

      <section className={`columns ${styles.section}`}>
        <div className={styles.arriving}>
          <h2>{texts.arriving.heading}</h2>
          <p>{texts.arriving.text}</p>
          <dl className={styles.address}>
            <div>
              <dt>{texts.address}</dt>
              <dd>{house.addressLines.join(", ")}</dd>
            </div>
            <div>
              <dt>{texts.coordinates}</dt>
              <dd>{data.coordinates}</dd>
            </div>
          </dl>
          <p>
            <OutsideLink href={house.maps} className="button">
              {texts.openMap}
            </OutsideLink>
          </p>
        </div>
        <Distances texts={texts.distances} distances={data.distances} />
      </section>

      <LocationMap texts={texts.map} maps={data.maps} />

      <section className={`columns ${styles.village}`}>
        <h2>{texts.village.heading}</h2>
        <p className="lead">{texts.village.text}</p>
      </section>

      <div className={styles.stories}>
        {data.stories.map(({ key, heading, text, drawing }) => (
          <section key={key} className={`columns ${styles.story}`} data-reveal="">
            {drawing && <Drawing drawing={drawing} className={styles.picture} />}
            <div className={styles.storyText}>
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          </section>
        ))}
      </div>

      <ClosingCall texts={texts.closing} />
    </>
  );
}
