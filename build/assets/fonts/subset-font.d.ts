declare module "subset-font" {
  type Axis = number | { readonly min: number; readonly max: number };

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "woff2" | "truetype";
      readonly keepFeatures: readonly string[];
      readonly variationAxes: Readonly<Record<string, Axis>>;
      readonly noHinting: boolean;
    },
  ): Promise<Buffer>;
}
