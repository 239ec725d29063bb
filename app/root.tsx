import "./styles/layers.css";
import "./styles/reset.css";
import "../generated/colours.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";
import "./styles/motion.css";
import "./styles/fonts.css";
import "./components/footer.module.css";
import { Suspense, useEffect } from "react";
import { ConsentControl } from "./components/consent/consent-control.tsx";
import { DocumentHead } from "./components/document-head.tsx";
import { FrameProvider } from "./components/frame.tsx";
import { Header } from "./components/header.tsx";
import { Reusable } from "./components/reusable.tsx";
import { type LoadedPage, routeOf } from "./loaded-page.ts";

/** The whole document: head, header, page, footer. */
export function Root({
  page: { payload, frameTexts, content, footer },
  isFirst = true,
}: {
  page: LoadedPage;
  /** Whether this is the page that the visit began with: the browser has announced it. */
  isFirst?: boolean;
}) {
  const { head, locale, frame, page, search } = payload;
  const route = routeOf(payload);
  return (
    // `boot.ts` has set `data-begun` before React comes.
    <html lang={locale} suppressHydrationWarning>
      <DocumentHead head={head} />
      <body>
        <FrameProvider value={{ locale, route, search, data: frame, texts: frameTexts }}>
          <a className="skip visually-hidden" href="#content">
            {frameTexts.navigation.skip}
          </a>
          <ConsentControl texts={frameTexts.consent} />
          <Header />
          <main id="content" tabIndex={-1} suppressHydrationWarning>
            <Suspense key={`${page} ${locale}`}>
              {content}
              <HydratedMark />
            </Suspense>
          </main>
          <Suspense key={String(isFirst)}>
            <Reusable name="footer">{footer}</Reusable>
          </Suspense>
          <p className="visually-hidden" role="status">
            {isFirst ? "" : head.title}
          </p>
        </FrameProvider>
      </body>
    </html>
  );
}

/** For tests: from now on the page can be operated, not only read. */
function HydratedMark() {
  useEffect(() => document.querySelector("main")?.setAttribute("data-hydrated", ""), []);
  return null;
}
