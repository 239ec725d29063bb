// Entry of `villa due`, for hourly workflows: compares the calendar feeds with a published static site. Exit status 0 if
// the site has to be built again, 3 if not.
import { loadCheckedContent } from "../house/check/check-content.ts";
import { runEntry, StartError } from "../house/findings/start-error.ts";
import { endpoints } from "../house/routes/endpoints.ts";
import { readWorkspace } from "../house/workspace/workspace.mjs";
import { readSettings } from "../server/settings.ts";
import { readFeeds } from "./describe-feeds.ts";
import { findNews } from "./find-news.ts";

/** The exit status if there is nothing to do. */
const nothingNew = 3;

await runEntry(async () => {
  const { house, made } = readWorkspace();
  const settings = readSettings(process.env);
  const content = await loadCheckedContent(house);
  // Without a variable, as on the owner's machine, the address that the house names.
  const { siteUrl = settings.siteUrl } = process.env["SITE_URL"] ? settings : content.facts.villa;
  const address = siteUrl + endpoints.availability.path;
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  if (!response?.ok) {
    console.log(
      `Due: ${address} cannot be read; the site is not public yet, or not by this engine.`,
    );
    return;
  }
  const published = await response.json().catch(() => {
    throw new StartError(
      `${address} is no calendar of this engine; look at SITE_URL, or siteUrl in villa.json.`,
    );
  });
  const source = await readFeeds(content, made, house, settings);
  const news = findNews(published, source.current(), new Date());
  console.log(
    news === undefined ? "Not due: the published calendar is as it was." : `Due: ${news}.`,
  );
  if (news === undefined) process.exitCode = nothingNew;
});
