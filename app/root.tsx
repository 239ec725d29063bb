import "./styles/layers.css";
import "./styles/reset.css";
import "../generated/colours.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";
import "./styles/motion.css";
import "../generated/fonts.css";
import { Suspense, useEffect } from "react";
import { ConsentControl } from "./components/consent/consent-control.tsx";
import { DocumentHead } from "./components/document-head.tsx";
import { Footer } from "./components/footer.tsx";
import { FrameProvider } from "./components/frame.tsx";
import { Header } from "./components/header.tsx";
import { Reusable } from "./components/reusable.tsx";
import { type LoadedPage, routeOf } from "./loaded-page.ts";

/** The whole document: head, header, page, footer. */
export function Root({
  page: { payload, frameTexts, content },
  isFirst = true,
  onContentLost,
}: {
  page: LoadedPage;
  /** Whether this is the page that the visit began with: the browser has announced it. */
  isFirst?: boolean;
  /** Called where React had to throw away the server's HTML of content that is still a promise. */
  onContentLost?: () => void;
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
            <Suspense key={`${page} ${locale}`} fallback={<Mounted onMounted={onContentLost} />}>
              {content}
              <Mounted onMounted={markHydrated} />
            </Suspense>
          </main>
          <Reusable name="footer">
            <Footer />
          </Reusable>
          <p className="visually-hidden" role="status">
            {isFirst ? "" : head.title}
          </p>
        </FrameProvider>
      </body>
    </html>
  );
}

/** Calls back when React has mounted or hydrated what it stands beside. */
function Mounted({ onMounted }: { onMounted: (() => void) | undefined }) {
  useEffect(() => {
    // What it gives back, a promise perhaps, is no clean-up.
    onMounted?.();
  }, [onMounted]);
  return null;
}

/** For tests: from now on the page can be operated, not only read. */
function markHydrated(): void {
  document.querySelector("main")?.setAttribute("data-hydrated", "");
}
