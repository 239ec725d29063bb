import "./styles/layers.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/utilities.css";
import "../generated/fonts.css";
import "../generated/pictures.css";
import { DocumentHead } from "./components/document-head.tsx";
import { Footer } from "./components/footer.tsx";
import { FrameProvider } from "./components/frame.tsx";
import { Header } from "./components/header.tsx";
import { routeOfPayload, type View } from "./view.ts";

/** The whole document: head, header, page, footer. */
export function Root({ view }: { view: View }) {
  const { payload, frameTexts, renderPage } = view;
  const { head, locale, frame, data } = payload;
  const route = routeOfPayload(payload);
  return (
    <html lang={locale}>
      <DocumentHead head={head} route={route} locale={locale} />
      <body>
        <FrameProvider value={{ locale, route, page: route?.page, data: frame, texts: frameTexts }}>
          <a className="skip visually-hidden" href="#content">
            {frameTexts.navigation.skip}
          </a>
          <Header />
          <main id="content" tabIndex={-1}>
            {renderPage(data)}
          </main>
          <Footer />
        </FrameProvider>
      </body>
    </html>
  );
}
