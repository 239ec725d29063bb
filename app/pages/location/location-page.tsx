import { ClosingCall } from "../../components/closing-call.tsx";
import { Drawing } from "../../components/drawing.tsx";
import { Later } from "../../components/later.tsx";
import { useMessages } from "../../components/layout.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { revealed } from "../../components/reveal-on-scroll.ts";
import { Arriving } from "./arriving.tsx";
import type { LocationData } from "./location-data.server.ts";
import styles from "./location-page.module.css";
import { Surroundings } from "./surroundings.tsx";

/** Where the house is, what is near it, how to get here, and the stories of the places around. */
export function Page({ data }: { data: LocationData }) {
  const messages = useMessages("location");
  return (
    <>
      <PageHead heading={messages.heading} lead={messages.lead} asOf={data.asOf} />
      <Surroundings data={data} />
      <Later>
        <div className={styles.stories}>
          {data.stories.map(({ key, heading, text, drawing }) => (
            <section key={key} className={`columns ${styles.story}`} {...revealed}>
              {drawing && <Drawing drawing={drawing} className={styles.drawing} />}
              <div className={`stack ${styles.storyText}`}>
                <h2>{heading}</h2>
                <p>{text}</p>
              </div>
            </section>
          ))}
        </div>
        <Arriving data={data} />
        <ClosingCall messages={messages.closing} />
      </Later>
    </>
  );
}
