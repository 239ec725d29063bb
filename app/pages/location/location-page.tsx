import { ClosingCall } from "../../components/closing-call.tsx";
import { Drawing } from "../../components/drawing.tsx";
import { useMessages } from "../../components/layout.tsx";
import { Picture } from "../../components/picture.tsx";
import { fullWidthSizes, storySizes } from "../../components/picture-sizes.ts";
import { Arriving } from "./arriving.tsx";
import type { LocationData } from "./location-data.server.ts";
import { LocationHead } from "./location-head.tsx";
import styles from "./location-page.module.css";
import { Surroundings } from "./surroundings.tsx";

/** Where the house is, what is near it, how to get here, and the stories of the places around. */
export function Page({ data }: { data: LocationData }) {
  const messages = useMessages("location");
  return (
    <>
      <LocationHead data={data} />
      <Surroundings data={data}>
        {data.stories.length > 0 && (
          <section
            className={`swiped ${styles.stories}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard.
            tabIndex={0}
            aria-label={messages.heading}
          >
            {data.stories.map(({ key, heading, text, picture, drawing }) => (
              <article key={key} className={styles.story}>
                {picture && <Picture picture={picture} sizes={storySizes} />}
                {drawing && <Drawing drawing={drawing} />}
                <h2>{heading}</h2>
                <p>{text}</p>
              </article>
            ))}
          </section>
        )}
      </Surroundings>
      {data.view && <Picture picture={data.view} sizes={fullWidthSizes} className={styles.view} />}
      <Arriving data={data} />
      <ClosingCall messages={messages.closing} picture={data.closing} />
    </>
  );
}
