import { useLayout, useMessages } from "../../components/layout.tsx";
import { SiteLink } from "../../components/links.tsx";
import { Picture, type PictureData } from "../../components/picture.tsx";
import { roomSizes } from "../../components/picture-sizes.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { findPage } from "../../routes.ts";
import type { AboutData } from "./about-data.server.ts";
import { PlaceOnPlan, roomId } from "./floor-plan.tsx";
import styles from "./room-section.module.css";

/** A room: its pictures, which open in the gallery, what is in it, and where it is. */
export function RoomSection({
  room: { key, show, details, pictures },
  plan,
}: {
  room: AboutData["floors"][number]["rooms"][number];
  plan: AboutData["plan"];
}) {
  const messages = useMessages("about");
  const words = messages.rooms[key];
  const [first, ...others] = pictures.map((picture, index) => (
    <RoomPicture
      key={picture.file}
      picture={picture}
      sizes={roomSizes[show][index > 0 ? 1 : 0]}
      className={index === 0 ? styles.first : styles.other}
    />
  ));
  return (
    <article id={roomId(key)} className={styles[show]}>
      {show === "full" && first}
      <div className={`columns ${styles.row}`}>
        {show !== "full" && first}
        <div className={`stack ${styles.text}`} {...revealed}>
          <h3>{words?.name}</h3>
          <p>{words?.text}</p>
          {details.length > 0 && (
            <div className={styles.details}>
              <ul className="aside">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
              <PlaceOnPlan room={key} plan={plan} />
            </div>
          )}
        </div>
        {others}
      </div>
    </article>
  );
}

function RoomPicture({
  picture,
  sizes,
  className,
}: {
  picture: PictureData;
  sizes: string;
  className: string | undefined;
}) {
  const shown = <Picture picture={picture} sizes={sizes} className={styles.picture} />;
  const { locale } = useLayout();
  const { inGallery } = useMessages("about");
  if (!findPage("gallery", locale)) return <div className={className}>{shown}</div>;
  return (
    <SiteLink page="gallery" hash={`#photo-${picture.file}`} className={className}>
      {shown}
      <span className="visually-hidden">{inGallery}</span>
    </SiteLink>
  );
}
