import { paths } from "../house/routes/routes.ts";
import type { LayoutData } from "../site/layout/layout-data.server.ts";
import type { LoadedPage } from "../site/layout/loaded-page.ts";

/**
 * The fallback if even the error page cannot be shown: a sentence, the telephone number, and links that load documents.
 */
export function LastResort({
  page: { payload, layoutMessages },
  house: { villa, phone, phoneAddress },
}: {
  page: LoadedPage;
  /** The payload of the first page, because that of the current one may be the cause. */
  house: LayoutData;
}) {
  const { title, again, home } = layoutMessages.navigation.lost;
  return (
    <main className="stack">
      <h1
        ref={(heading) => {
          if (heading) document.title = heading.textContent;
        }}
      >
        {title}
      </h1>
      <p>
        {villa}, <a href={phoneAddress}>{phone}</a>
      </p>
      <p className="row">
        {/* Without its hash: to a place on the document that there is, nothing would be loaded. */}
        <a href={location.pathname + location.search} className="button">
          {again}
        </a>
        <a href={paths.home[payload.locale]} className="text-link">
          {home}
        </a>
      </p>
    </main>
  );
}
