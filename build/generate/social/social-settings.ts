/**
 * The picture that networks show beside a link: a panel of limestone with the name of the house
 * and the title of the page, and a photo beside it. All lengths are pixels.
 */
export const socialSettings = {
  /** What the networks ask for, and what the head of every page promises. */
  width: 1200,
  height: 630,
  panelWidth: 470,
  /** Between the edges of the panel and what stands on it. */
  margin: 60,
  markSize: 76,
  /** A feed on a phone shows the picture at a third of its width: small type would be lost. */
  name: { mostLines: 2, sizes: [90, 84, 76, 68, 60, 52, 44], lineHeight: 1 },
  title: { mostLines: 3, sizes: [38, 36, 34, 32, 30, 28, 26, 24], lineHeight: 1.22 },
  rule: { width: 48, height: 2, above: 42, below: 36 },
  jpeg: { quality: 80, mozjpeg: true },
} as const;
