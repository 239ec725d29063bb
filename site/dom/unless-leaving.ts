/** Longer than a document takes to arrive; after that the page was not left. */
const patienceMilliseconds = 10_000;

let isLeaving = false;

/** Tracks navigations to other documents; a download looks the same. */
export function watchLeaving(): void {
  const note = (leaves: boolean) => () => {
    isLeaving = leaves;
  };
  addEventListener("beforeunload", note(true));
  addEventListener("pagehide", note(true));
  addEventListener("pageshow", note(false));
}

/**
 * Passes on a loading promise. Firefox and WebKit abort loading when a page is left and still reject, which the page would
 * log or answer with a reload: while the visitor is leaving, a failure rejects only if the page is still there 10
 * seconds later.
 */
export async function unlessLeaving<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
    throw error;
  }
}
