import { memo, type ReactNode } from "react";
import { BottomBar } from "../components/bottom-bar.tsx";
import { useLayout, useMessages } from "../components/layout.tsx";
import { OutsideLink, SiteLink } from "../components/links.tsx";
import { formatStayQuery, type Stay } from "./stay.ts";
import styles from "./stay-bar.module.css";
import { useNextWeek } from "./stay-store.ts";
import type { QuoteView, RefusalView, StayView } from "./stay-view.ts";

/** At the lower edge of a phone: the stay being picked with its total, and the one thing to do next. */
export const StayBar = memo(function StayBar({
  view,
  notice,
}: {
  view: StayView;
  /** Why the day picked last cannot be chosen; empty where it could. */
  notice: string;
}) {
  const { bar } = useMessages("availability");
  if (view.kind === "quote" || view.kind === "on request") {
    return <QuoteBar view={view} notice={notice} />;
  }
  if (view.kind === "half") return <Bar text={view.arrival} strong={bar.departure} />;
  return view.kind === "refusal" ? <RefusalBar view={view} /> : <NextWeekBar />;
});

function QuoteBar({ view, notice }: { view: QuoteView; notice: string }) {
  const { bookNow } = useLayout().messages.navigation;
  const { bar } = useMessages("availability");
  const { dates, total, isOnRequest, booking, mail } = view;
  return (
    <Bar text={notice || dates} strong={notice ? `${dates}, ${total}` : total}>
      {isOnRequest ? (
        <a href={mail} className="button">
          {bar.ask}
        </a>
      ) : (
        <OutsideLink href={booking} className="button">
          {bookNow}
        </OutsideLink>
      )}
    </Bar>
  );
}

function RefusalBar({ view: { summary, meant, nearest } }: { view: RefusalView }) {
  const { bar } = useMessages("availability");
  const offer = meant ?? nearest.find(({ hasPrice }) => hasPrice) ?? nearest[0];
  if (!offer) {
    return (
      <Bar text={summary}>
        <a href="#quote" className="button">
          {bar.others}
        </a>
      </Bar>
    );
  }
  const { dates, nights, price, stay } = offer;
  const others = [dates, nights, price].filter(Boolean).join(", ");
  return (
    <Bar text={meant ? meant.question : bar.instead} strong={meant ? price : others}>
      <ChooseLink stay={stay} />
    </Bar>
  );
}

function NextWeekBar() {
  const { bar } = useMessages("availability");
  const week = useNextWeek();
  if (!week) return null;
  return (
    <Bar text={bar.next} strong={`${week.dates}, ${week.price}`}>
      <ChooseLink stay={week} />
    </Bar>
  );
}

/** The answer of the bar itself is in sight already: the page stays where it is. */
function ChooseLink({ stay }: { stay: Stay }) {
  return (
    <SiteLink
      page="pricing-and-availability"
      query={formatStayQuery(stay)}
      hash="#availability"
      className="button"
    >
      {useMessages("availability").bar.choose}
    </SiteLink>
  );
}

function Bar({ text, strong, children }: { text: string; strong?: string; children?: ReactNode }) {
  return (
    <BottomBar>
      <p className={styles.text}>
        <small>{text}</small> {strong && <b>{strong}</b>}
      </p>
      {children}
    </BottomBar>
  );
}
