import { DatesLink } from "../../layout/links.tsx";
import { Drawing } from "../../pictures/drawing.tsx";
import { Picture } from "../../pictures/picture.tsx";
import { fullWidthSizes, storySizes } from "../../pictures/picture-sizes.ts";
import { Arriving } from "./arriving.tsx";
import type { LocationData } from "./location-data.server.ts";
import { LocationHead } from "./location-head.tsx";
import styles from "./location-page.module.css";
import { Surroundings } from "./surroundings.tsx";

/** The location of the house, its surroundings, the ways to it, and stories of places. */
export function Page({ data }: { data: LocationData }) {
  return (
    <>
      <LocationHead data={data} />
      <Surroundings data={data}>
        {data.stories.length > 0 && (
          <section className={`columns screen-only ${styles.stories}`}>
            {data.stories.map(({ key, heading, text, picture, drawing }) => (
              <article key={key} className={`block ${styles.story}`}>
                {picture && <Picture picture={picture} sizes={storySizes} />}
                {drawing && <Drawing drawing={drawing} />}
                <h2>{heading}</h2>
                <p>{text}</p>
              </article>
            ))}
          </section>
        )}
      </Surroundings>
      {data.view && (
        <Picture
          picture={data.view}
          sizes={fullWidthSizes}
          className={`screen-only ${styles.view}`}
        />
      )}
      <Arriving data={data} />
      <p className="columns next-page">
        <DatesLink className="chapter" />
      </p>
    </>
  );
}
