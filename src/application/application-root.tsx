import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { hideOutdated } from "../components/hide-outdated.ts";
import { revealOnScroll } from "../components/reveal-on-scroll.ts";
import { Root } from "../root.tsx";
import type { View } from "../view.ts";
import type { Application } from "./application.ts";
import { focusPage } from "./focus-page.ts";
import { useAwakening } from "./use-awakening.ts";

/** The document, and the view that is being shown in it. */
export function ApplicationRoot({ application }: { application: Application }) {
  const { stage, sent, noteAwake, restorePage } = application;
  const wake = useAwakening(sent, noteAwake);
  const [{ view, isFirst }, setShown] = useState<{ view: View; isFirst: boolean }>({
    view: sent,
    isFirst: true,
  });

  useEffect(() => {
    const draw = (next: View) =>
      setShown((last) => (last.view === next ? last : { view: next, isFirst: false }));
    return stage.attach((next) => startTransition(() => draw(next)));
  }, [stage]);

  // React takes it away where it has to draw the document anew (`boot.ts`).
  useLayoutEffect(() => {
    document.documentElement.dataset["begun"] = "";
  }, []);

  // The navigation ends, and with it scrolling, as soon as the page is in the document; effects
  // after painting would wait for the view transition.
  useLayoutEffect(() => {
    if (!isFirst) focusPage(document);
    stage.confirm(view);
  }, [view, isFirst, stage]);

  useEffect(() => {
    // The view is named because each has its own elements.
    void view;
    const stopHiding = hideOutdated(document);
    const stopRevealing = revealOnScroll(document);
    return () => {
      stopHiding();
      stopRevealing();
    };
  }, [view]);

  return (
    <Root
      view={view}
      isFirst={isFirst}
      onPageError={() => application.showError(500, new URL(location.href))}
      onPageLost={sent.awaken ? wake : restorePage}
    />
  );
}
