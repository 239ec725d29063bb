/** Tells the other tabs of a change, and hears of theirs. */
export type TabSignal = { readonly send: () => void };

const channelName = "consent";

/**
 * Calls `onChange` when another tab has sent a signal and when the page comes back into view, which
 * is also how a browser without channels hears of a change.
 */
export function openTabSignal(onChange: () => void): TabSignal {
  addEventListener("pageshow", onChange);
  addEventListener("visibilitychange", onChange);
  const channel = openChannel();
  channel?.addEventListener("message", onChange);
  return { send: () => channel?.postMessage("") };
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}
