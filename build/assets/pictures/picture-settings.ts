/**
 * How pictures are encoded. Measured on two cores: AVIF at effort 3 is 4 % smaller but takes twice
 * as long, at effort 4 six times; `iq` keeps texture at two thirds of the bytes of `ssim`.
 */
export const pictureSettings = {
  /**
   * Pixels. A browser takes the next larger file: with steps of at most 1.3 none is much too large.
   * A picture that is wider than the last is scaled down to it. Some are a little above what phones
   * ask for: 720, 1080, 1170 to 1206.
   */
  widths: [320, 400, 520, 640, 725, 900, 1085, 1210, 1320, 1600],
  largestWidth: 2000,
  /** For browsers that do not read AVIF. */
  jpegWidths: [800, 1440],
  /** The upright crop that fills a phone's screen: two wide, three high. */
  portrait: { ratio: 2 / 3, widths: [400, 520, 640], largestWidth: 960 },
  avif: { quality: 55, effort: 2, tune: "iq" },
  jpeg: { quality: 72, mozjpeg: true },
} as const;
