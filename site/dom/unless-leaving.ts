/** Longer than the next document takes to arrive: a page that is still there has not been left. */
const patienceMilliseconds = 10_000;

let isLeaving = false;

/** Notices from now on when the visitor sets out for another document; a download looks the same. */
export function watchLeaving(): void {
  const note = (leaves: boolean) => () => {
    isLeaving = leaves;
  };
  addEventListener("beforeunload", note(true));
  addEventListener("pagehide", note(true));
  addEventListener("pageshow", note(false));
}

/**
 * Returns what is being loaded. Firefox and WebKit break loading off when a page is left, and
 * still tell the page, which would log that or load itself anew: while the visitor is leaving, a
 * failure rejects only when the page is still there 10 seconds later.
 */
export async function unlessLeaving<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
    throw error;
  }
}
