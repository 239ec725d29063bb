import { startTransition, useEffect, useLayoutEffect, useState } from "react";
import { revealOnScroll } from "../components/reveal-on-scroll.ts";
import { Root } from "../root.tsx";
import type { Application } from "./application.ts";
import { focusPage } from "./focus-page.ts";

/** The document, and the view that is being shown in it. */
export function ApplicationRoot({ application }: { application: Application }) {
  const { stage } = application;
  const [view, setView] = useState(stage.first);

  useEffect(() => stage.attach((next) => startTransition(() => setView(next))), [stage]);

  // The navigation ends, and with it scrolling, as soon as the page is in the document; effects
  // after painting would wait for the view transition.
  useLayoutEffect(() => {
    if (view !== stage.first) focusPage(document);
    stage.confirm(view);
  }, [view, stage]);

  useEffect(() => {
    // The view is named because each has its own elements to reveal.
    void view;
    return revealOnScroll(document);
  }, [view]);

  return (
    <Root
      view={view}
      isFirst={view === stage.first}
      onPageError={() => application.showError(500, new URL(location.href))}
    />
  );
}
