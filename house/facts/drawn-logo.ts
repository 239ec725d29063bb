/** A drawn logo: the files for light and for dark ground, and its size in pixels. */
export type DrawnLogo = {
  readonly addresses: readonly [light: string, dark: string];
  readonly width: number;
  readonly height: number;
};

/** A file of a logo as drawn: its name in `brand`, and its bytes. */
export type LogoFile = { readonly name: string; readonly bytes: Uint8Array };
