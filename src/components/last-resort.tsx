import { pages } from "../routes.ts";
import type { View } from "../view.ts";
import { DocumentHead } from "./document-head.tsx";

/** What is left to show when even the frame of a page cannot be rendered: its name, the way home. */
export function LastResort({ current }: { current: () => View }) {
  const { head, locale, frame } = current().payload;
  return (
    <html lang={locale}>
      <DocumentHead head={head} />
      <body>
        <main className="columns">
          <h1>{head.title}</h1>
          <p>
            <a href={pages.home[locale]}>{frame.villa}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
