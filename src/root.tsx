import "./styles/layers.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";
import "./styles/motion.css";
import "../generated/fonts.css";
import "../generated/pictures.css";
import { Suspense, ViewTransition } from "react";
import { WhenLost } from "./components/as-sent.tsx";
import { ConsentControl } from "./components/consent/consent-control.tsx";
import { DocumentHead } from "./components/document-head.tsx";
import { ErrorBoundary } from "./components/error-boundary.tsx";
import { Footer } from "./components/footer.tsx";
import { FrameProvider } from "./components/frame.tsx";
import { Header } from "./components/header.tsx";
import { PageAnnouncement } from "./components/page-announcement.tsx";
import { routeOfPayload, type View } from "./view.ts";

const nothing = () => undefined;

/** The whole document: head, header, page, footer. */
export function Root({
  view,
  isFirst = true,
  onPageError = nothing,
  onPageLost = nothing,
}: {
  view: View;
  /** Whether this is the page that the visit began with. */
  isFirst?: boolean;
  onPageError?: (error: unknown) => void;
  /** Called when a page that was to stay as it was sent is no longer in the document. */
  onPageLost?: () => void;
}) {
  const { payload, frameTexts, renderPage } = view;
  const { head, locale, frame, page, search } = payload;
  const route = routeOfPayload(payload);
  const content = renderPage();
  return (
    // `boot.ts` has set `data-begun` before React comes.
    <html lang={locale} suppressHydrationWarning>
      <DocumentHead head={head} />
      <body>
        <FrameProvider
          value={{ locale, route, page: route?.page, search, data: frame, texts: frameTexts }}
        >
          <a className="skip visually-hidden" href="#content">
            {frameTexts.navigation.skip}
          </a>
          <ConsentControl texts={frameTexts.consent} />
          <Header />
          <ViewTransition name="page" default="page">
            <main id="content" tabIndex={-1}>
              <ErrorBoundary key={page} onError={onPageError}>
                {isFirst ? (
                  // Not around later pages: they would be gone while their pictures load.
                  <Suspense fallback={<WhenLost onLost={onPageLost} />}>{content}</Suspense>
                ) : (
                  content
                )}
              </ErrorBoundary>
            </main>
          </ViewTransition>
          <Footer />
          <PageAnnouncement text={isFirst ? "" : head.title} />
        </FrameProvider>
      </body>
    </html>
  );
}
