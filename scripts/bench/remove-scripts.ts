/** A page without its scripts and their data; linked data is for search engines and stays. */
export function removeScripts(html: string): string {
  return html.replace(/<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>/gs, "");
}
