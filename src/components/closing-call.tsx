import styles from "./closing-call.module.css";
import { useFrame } from "./frame.tsx";
import { OutsideLink, SiteLink } from "./links.tsx";

/** The last words of a page: an invitation, and the two ways to follow it. */
export function ClosingCall({
  texts,
}: {
  texts: { readonly heading: string; readonly text: string; readonly dates: string };
}) {
  const { data: house, texts: frame } = useFrame();
  return (
    <section className={`columns ${styles.closing}`} data-reveal="">
      <h2>{texts.heading}</h2>
      <div className={styles.text}>
        <p className="lead">{texts.text}</p>
        <p className={styles.actions}>
          <SiteLink page="pricing-and-availability" className="button">
            {texts.dates}
          </SiteLink>
          <OutsideLink href={house.booking} className="button button-quiet">
            {frame.navigation.bookNow}
          </OutsideLink>
        </p>
      </div>
    </section>
  );
}
