// Imported by the page that has links to the form: there it opens in place. What is opened in a new tab, or
// cannot be opened here, is a page of its own.
globalThis.addEventListener?.("click", async (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?ask"]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  try {
    const { openEnquiry } = await import("./open-enquiry.ts");
    await openEnquiry(link.href);
  } catch {
    location.assign(link.href);
  }
});
