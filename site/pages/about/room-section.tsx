import { fillMessage } from "../../../domain/locales/fill-message.ts";
import { findPage } from "../../../house/routes/routes.ts";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { useLayout, useMessages } from "../../layout/layout.tsx";
import { SiteLink } from "../../layout/links.tsx";
import { Picture, type PictureData } from "../../pictures/picture.tsx";
import { roomSizes } from "../../pictures/picture-sizes.ts";
import type { AboutData } from "./about-data.server.ts";
import { planId, roomId } from "./floor-plan.tsx";
import styles from "./room-section.module.css";

/** Pictures with a higher ratio may lose a third of their height. */
const widestUncut = 4 / 3;

/** A room: its pictures, which open in the gallery, its features and its place. */
export function RoomSection({
  room: { key, floor: level, show, isDark, area, sleeping, pictures },
  data: { plan },
  heading: Heading,
}: {
  room: AboutData["parts"][number]["rooms"][number];
  data: AboutData;
  /** One below that of its floor, where that has one. */
  heading: "h2" | "h3";
}) {
  const messages = useMessages("about");
  const words = messages.rooms[key];
  const ratio = pictures[0] ? pictures[0].width / pictures[0].height : 1;
  const layout = show === "full" && ratio < 1 ? "tall" : show;
  const sizes = roomSizes[layout === "half" && pictures.length > 1 ? "high" : layout];
  const floor = plan.find(({ rooms }) => rooms.some((drawn) => drawn.key === key));
  // Below the name of an apartment, and told of by no link to a plan.
  const story = level && !floor ? messages.floors[level] : undefined;
  const onPlan =
    floor &&
    messages.plan &&
    fillMessage(messages.plan.onPlan, { floor: messages.floors[floor.key] ?? "" });
  const details = [story, area, ...sleeping].filter((detail) => detail !== undefined);
  const [first, ...others] = pictures.map((picture, index) => (
    <RoomPicture
      key={picture.file}
      picture={picture}
      sizes={sizes[index] ?? ""}
      className={
        index === 0
          ? styles.first
          : `screen-only ${styles.other} ${picture.width < picture.height ? styles.upright : ""}`
      }
    />
  ));
  return (
    <article
      id={roomId(key)}
      className={[
        styles[layout],
        isDark && `dark ${styles.night}`,
        layout === "half" && others.length > 0 && styles.high,
        layout === "full" && ratio > widestUncut && styles.wide,
      ]
        .filter(Boolean)
        .join(" ")}
    >
      {layout === "full" && first}
      <div className={layout === "small" ? "" : `columns ${styles.row}`}>
        {layout !== "full" && first}
        <div className={`stack ${styles.text}`} {...revealed}>
          <Heading className={styles.name}>{words?.name}</Heading>
          <p>{words?.text}</p>
          {(details.length > 0 || onPlan) && (
            <ul className="aside phrases">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
              {onPlan && (
                <li className={`screen-only ${styles.onPlan}`}>
                  <a href={`#${planId(key)}`}>{onPlan}</a>
                </li>
              )}
            </ul>
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
