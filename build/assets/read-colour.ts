/** A colour (`#rrggbb`) of the site's tokens, a style sheet. Throws when it is not among them. */
export function readColour(tokens: string, name: string): string {
  const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (!colour) throw new Error(`app/styles/tokens.css has no colour --${name}`);
  return colour;
}
