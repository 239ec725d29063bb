/** Hands an address to another application, or else to the clipboard; returns whether it is there. */
export async function shareAddress(title: string, url: string): Promise<boolean> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // The visitor has changed their mind, or the browser forbids it: nothing has been lost.
    return false;
  }
}
