import type { LoadedPage } from "../loaded-page.ts";
import { pages } from "../routes.ts";

/** What is left where even the error page cannot be shown: a sentence and the way home. */
export function LastResort({ page: { payload, frameTexts } }: { page: LoadedPage }) {
  const { title, home } = frameTexts.navigation.lost;
  return (
    <html lang={payload.locale}>
      <head>
        <title>{title}</title>
      </head>
      <body>
        <main className="columns">
          <h1>{title}</h1>
          <p>
            <a href={pages.home[payload.locale]}>{home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
