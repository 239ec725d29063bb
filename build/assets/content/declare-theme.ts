import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFontFile, type Theme } from "../../../house/facts/theme.ts";
import typefaces from "../../../house/facts/typefaces.json" with { type: "json" };
import { engine } from "../../../house/workspace/workspace.mjs";
import { type Role, roles } from "../fonts/font-settings.ts";
import { chosenFor, cssNameOf } from "../fonts/themed-family.ts";

/** How much of each larger step of space there is. */
const densities = { compact: 0.75, spacious: 1.25 };

/** The larger steps of space, by their names: small ones keep things together. */
const steps = /(--space-[5-9]): ([^;]*);/g;

const tokens = readFileSync(join(engine, "site/styles/tokens.css"), "utf8");

/** The tokens that a theme sets, above those of `tokens.css`, whichever comes first. */
export function declareTheme(theme: Theme): string {
  const { corners, density, buttons } = theme;
  const values = {
    ...declareTypeface("serif", theme),
    ...declareTypeface("sans", theme),
    ...(corners !== undefined && { "--radius": `${corners}px` }),
    ...(buttons && { "--button-case": `${buttons}case` }),
    ...(buttons === "upper" && { "--button-spacing": "0.06em" }),
  };
  // Paper has steps of its own.
  const space = density ? `@media screen{html:root{${write(scaleSteps(densities[density]))}}}` : "";
  return `@layer tokens {html:root{${write(values)}}${space}}\n`;
}

/**
 * The font stack of a role: the chosen typeface; the engine's, for missing letters or a failed fetch; local fonts until
 * the typeface has loaded.
 */
function declareTypeface(role: Role, theme: Theme): Record<string, string> {
  const chosen = chosenFor(role, theme);
  if (chosen === undefined) return {};
  const isSerif = isFontFile(chosen)
    ? role === "serif"
    : typefaces[chosen as keyof typeof typefaces].isSerif;
  const name = cssNameOf(role, chosen);
  const last = isSerif ? "Georgia,serif" : "Arial,sans-serif";
  return { [`--${role}`]: `"${name}","${roles[role].family}","${name} Fallback",${last}` };
}

function scaleSteps(factor: number): Record<string, string> {
  const screen = tokens.split("@media print")[0] ?? "";
  return Object.fromEntries(
    [...screen.matchAll(steps)].map(([, name, length]) => [name, `calc(${length} * ${factor})`]),
  );
}

function write(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value};`)
    .join("");
}
