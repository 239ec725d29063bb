import { fitText } from "./fit-text.ts";
import { socialSettings } from "./social-settings.ts";
import type { Typeface } from "./typeface.ts";

/** What stands on the panel: the name of the house, and the title of the page. */
export type PanelTexts = { readonly villa: string; readonly title: string };

/** Colours, `#rrggbb`. */
export type PanelColours = {
  readonly ground: string;
  readonly name: string;
  readonly title: string;
  readonly rule: string;
};

const { panelWidth, width, height, margin, name, title, rule } = socialSettings;
const textWidth = panelWidth - 2 * margin;

/** How high a capital letter stands above its baseline, in ems. */
const capitalHeight = 0.7;

/** The panel as an SVG of the whole picture, nothing where the photo is; built up from its foot. */
export function drawPanel(texts: PanelTexts, colours: PanelColours, typeface: Typeface): string {
  const small = setLines(texts.title, title, height - margin, typeface);
  const ruleTop = small.top - rule.below - rule.height;
  const large = setLines(texts.villa, name, ruleTop - rule.above, typeface);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${panelWidth}" height="${height}" fill="${colours.ground}"/>`,
    `<g fill="${colours.name}">${large.drawing}</g>`,
    `<rect x="${margin}" y="${ruleTop}" width="${rule.width}" height="${rule.height}" fill="${colours.rule}"/>`,
    `<g fill="${colours.title}">${small.drawing}</g>`,
    "</svg>",
  ].join("");
}

/** A text set upwards from the baseline of its last line, and where its first line begins. */
function setLines(
  text: string,
  { lineHeight, ...box }: typeof name | typeof title,
  lastBaseline: number,
  typeface: Typeface,
) {
  const { lines, size } = fitText(text, { ...box, width: textWidth }, typeface);
  const firstBaseline = lastBaseline - (lines.length - 1) * size * lineHeight;
  return {
    drawing: lines
      .map((line, index) =>
        typeface.draw(line, size, margin, firstBaseline + index * size * lineHeight),
      )
      .join(""),
    top: firstBaseline - size * capitalHeight,
  };
}
