/** Shares an address by the system's dialog, else copies it; returns whether it was copied. */
export async function shareAddress(title: string, url: string): Promise<boolean> {
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url });
      return false;
    }
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // Cancelled by the visitor or forbidden by the browser.
    return false;
  }
}
