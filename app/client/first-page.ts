import { reloadOnce } from "../browser/reload-once.ts";
import { unlessLeaving } from "../browser/unless-leaving.ts";
import { loadMessages } from "../load-messages.ts";
import { type LoadedPage, loadContent, type Payload } from "../loaded-page.ts";

const never = new Promise<never>(() => undefined);

/**
 * The page that the document was sent with. Below the header it stays the server's HTML until the
 * first interaction, a static page for good. Rejects when a chunk cannot be loaded.
 */
export async function loadFirstPage(
  payload: Payload,
  firstInteraction: Promise<void>,
): Promise<LoadedPage> {
  const content = payload.data === undefined ? never : hydrateAfter(firstInteraction, payload);
  return {
    payload,
    layoutMessages: await loadMessages("layout", payload.locale),
    content,
    footer: never,
  };
}

async function hydrateAfter(firstInteraction: Promise<void>, payload: Payload) {
  await firstInteraction;
  try {
    return await unlessLeaving(loadContent(payload));
  } catch (error) {
    // Most often the site has been deployed anew since the document was sent.
    console.error(error);
    reloadOnce(new URL(location.href));
    return never;
  }
}
