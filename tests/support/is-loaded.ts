/** Whether a picture is there; to be run in the page. */
export function isLoaded({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth > 0;
}
