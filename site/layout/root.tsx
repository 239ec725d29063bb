import "../styles/layers.css";
import "../styles/reset.css";
import "#house/house.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/primitives.css";
import "../styles/utilities.css";
import "../styles/motion.css";
import "#house/fonts.css";
import "../styles/fonts.css";
import "./footer.module.css";
import { Suspense, useEffect } from "react";
import { settings } from "../../house/facts/consent-settings.ts";
import { ConsentControl } from "../consent/consent-control.tsx";
import { DatesBar } from "./dates-bar.tsx";
import { Header } from "./header.tsx";
import { LayoutProvider } from "./layout.tsx";
import { type LoadedPage, routeOf } from "./loaded-page.ts";

/** The body: header, page, footer. */
export function Root({
  page: { payload, layoutMessages, content, footer },
  isFirst = true,
}: {
  page: LoadedPage;
  /** Whether this is the first page of the document, which the browser announces itself. */
  isFirst?: boolean;
}) {
  const { head, pageTitle = head.title, locale, layout, page, search, sent, hasDatesBar } = payload;
  const route = routeOf(payload);
  return (
    <LayoutProvider
      value={{
        ...{ locale, route, search, sent, title: pageTitle },
        data: layout,
        messages: layoutMessages,
      }}
    >
      <a className="skip visually-hidden" href="#content">
        {layoutMessages.navigation.skip}
      </a>
      {settings.hasChoice && <ConsentControl />}
      <Header />
      <main id="content" tabIndex={-1} suppressHydrationWarning>
        <Suspense key={`${page} ${locale}`}>
          {content}
          <HydratedMark />
        </Suspense>
        {hasDatesBar && <DatesBar />}
      </main>
      <Suspense key={String(isFirst)}>{footer}</Suspense>
      <p className="visually-hidden" role="status">
        {isFirst ? "" : head.title}
      </p>
    </LayoutProvider>
  );
}

/** For tests: marks the document as hydrated. */
function HydratedMark() {
  useEffect(() => document.querySelector("main")?.setAttribute("data-hydrated", ""), []);
  return null;
}
