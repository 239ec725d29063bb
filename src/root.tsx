import "./styles/layers.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";
import "./styles/motion.css";
import "../generated/fonts.css";
import "../generated/pictures.css";
import { ViewTransition } from "react";
import { Consent } from "./components/consent/consent.tsx";
import { DocumentHead } from "./components/document-head.tsx";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { Footer } from "./components/footer.tsx";
import { FrameProvider } from "./components/frame.tsx";
import { Header } from "./components/header.tsx";
import { LastResort } from "./components/last-resort.tsx";
import { PageAnnouncement } from "./components/page-announcement.tsx";
import { routeOfPayload, type View } from "./view.ts";

/** The whole document: head, header, page, footer. */
export function Root({
  view,
  isFirst = true,
  onPageError = () => undefined,
}: {
  view: View;
  /** Whether this is the page that the visit began with. */
  isFirst?: boolean;
  onPageError?: (error: unknown) => void;
}) {
  const { payload, frameTexts, renderPage } = view;
  const { head, locale, frame, data, page } = payload;
  const route = routeOfPayload(payload);
  return (
    <html lang={locale}>
      <DocumentHead head={head} route={route} locale={locale} />
      <body>
        <FrameProvider value={{ locale, route, page: route?.page, data: frame, texts: frameTexts }}>
          <ErrorBoundary
            key={locale}
            onError={() => undefined}
            fallback={<LastResort title={head.title} />}
          >
            <a className="skip visually-hidden" href="#content">
              {frameTexts.navigation.skip}
            </a>
            <Consent />
            <Header />
            <ViewTransition name="page" default="page">
              <main id="content" tabIndex={-1}>
                <ErrorBoundary key={page} onError={onPageError}>
                  {renderPage(data)}
                </ErrorBoundary>
              </main>
            </ViewTransition>
            <Footer />
            <PageAnnouncement text={isFirst ? "" : head.title} />
          </ErrorBoundary>
        </FrameProvider>
      </body>
    </html>
  );
}
