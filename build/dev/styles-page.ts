import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Workspace } from "../../house/workspace/workspace.mjs";

/** A layout of `primitives.css` or classes of `utilities.css`: when to take them, and markup that shows them. */
type Primitive = { readonly name: string; readonly text: string; readonly sample: string };

const box = (text: string) => `<div class="demo">${text}</div>`;

const primitives: readonly Primitive[] = [
  {
    name: "columns",
    text: "The twelve columns of the page, between its margins. Children take all of them; `left` and `right` stand side by side from 700 pixels on, others name their columns in the style sheet of the component. `--gap` is the distance of rows.",
    sample: `<div class="columns"><div class="left demo">left</div><div class="right demo">right</div></div>`,
  },
  {
    name: "stack",
    text: "One thing under the other, each as wide as it is: a heading, a paragraph, a button. `--gap` is the distance, `--space-4` unless it is set.",
    sample: `<div class="stack">${box("one")}${box("and another")}</div>`,
  },
  {
    name: "block",
    text: "A stack whose parts are as wide as their place: fields of a form, the rows of a gallery.",
    sample: `<div class="block">${box("one")}${box("and another")}</div>`,
  },
  {
    name: "cluster",
    text: "Side by side as far as there is room, then in the next line: buttons, links, a name and its figure. It asks for no width of the window.",
    sample: `<div class="cluster">${Array.from({ length: 9 }, (_, index) => box(`part ${index + 1}`)).join("")}</div>`,
  },
  {
    name: "grid",
    text: "As many equal columns as have room, none narrower than `--least`: steps, entries, answers of a question.",
    sample: `<div class="grid">${["one", "two", "three", "four"].map(box).join("")}</div>`,
  },
  {
    name: "ledger",
    text: "Lines of a name and what belongs to it at the other end, each above a hairline: distances, facts. `--line-air` is the padding of a line.",
    sample: `<dl class="ledger"><div><dt>To the sea</dt><dd>10 km</dd></div><div><dt>To the town</dt><dd>5 km</dd></div></dl>`,
  },
  {
    name: "bleed",
    text: "Over the margins of the page to the edges of the window: pictures. A component that bleeds at one edge or one width only subtracts `--gutter` there.",
    sample: `<div class="columns"><div class="bleed demo">from edge to edge</div></div>`,
  },
  {
    name: "sheet",
    text: "Raised from the ground: bars, cards, dialogs. `--inset` is its padding.",
    sample: `<div class="sheet">A sheet</div>`,
  },
  {
    name: "dark",
    text: "A dark ground, `--ground`, on which buttons and words are light: the end of a page, the evening, the menu. On paper it is gone.",
    sample: `<div class="dark sheet cluster" style="background:var(--ground);color:var(--surface)"><button class="button">Button</button><button class="button button-quiet">Quiet</button></div>`,
  },
  {
    name: "swipe",
    text: "A row that scrolls sideways, under a finger or by its own buttons: pictures.",
    sample: `<ul class="swipe">${Array.from({ length: 20 }, (_, index) => `<li class="demo">picture ${index + 1}</li>`).join("")}</ul>`,
  },
  {
    name: "fold",
    text: "On a `details` element: a line that opens what is under it. On paper all stand open.",
    sample: `<details class="fold"><summary>A question</summary><p>Its answer.</p></details>`,
  },
  {
    name: "screen-only",
    text: "What paper has no use for: whatever is operated, and pictures that only please.",
    sample: `<div class="screen-only demo">not on paper</div>`,
  },
  {
    name: "print-only",
    text: "What only paper needs: the day of what it says.",
    sample: `<div class="print-only demo">only on paper</div>`,
  },
  {
    name: "words",
    text: "Roles of words: `chapter`, `lead`, `aside`, `muted`, `fault`, `price` and `week-price`. Headings and text need none.",
    sample: ["chapter", "lead", "aside", "muted", "fault", "price", "week-price"]
      .map((role) => `<p class="${role}">${role}</p>`)
      .join(""),
  },
  {
    name: "buttons",
    text: "`button`, with `button-quiet` where it is the second, `icon-button` where an icon is all of it, `text-link` for a link outside of a sentence, and `field` for a label above what it is filled in with.",
    sample: `<div class="cluster"><a class="button">Button</a><a class="button button-quiet">Quiet</a><button class="icon-button" aria-label="Close"><svg viewBox="0 0 24 24"><path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor"/></svg></button><a class="text-link">Link</a><label class="field">Label<input name="field"></label></div>`,
  },
];

/** A sample of a token whose value can be seen: a line of type, or a bar of its length. */
function makeSample(name: string): string {
  if (name.startsWith("--text-")) {
    return `<span style="font:350 var(${name})/1.2 var(--serif)">The pool at seven</span>`;
  }
  if (!/^--(?:space|size|width)-/.test(name)) return "";
  return `<div style="inline-size:var(${name});block-size:var(--space-3);background:var(--accent)"></div>`;
}

const sheets = ["layers", "reset", "tokens", "base", "primitives", "utilities", "fonts"];

/** The page `/styles` of the development server: every token with its value, and every layout that pages are made of. */
export async function makeStylesPage({ engine, made }: Workspace): Promise<string> {
  const css = await readFile(join(engine, "site/styles/tokens.css"), "utf8");
  // Those of screens: paper sets some of them anew.
  const [screen = ""] = css.split("@media");
  const tokens = [...screen.matchAll(/(?<name>--[\w-]+):\s*(?<value>[^;]+);/g)].map(
    ({ groups: { name = "", value = "" } = {} }) => ({ name, value }),
  );
  const links = [
    ...sheets.map((name) => `/site/styles/${name}.css`),
    ...["house", "fonts"].map((name) => `/@fs${join(made, "generated", name)}.css`),
  ].map((href) => `<link rel="stylesheet" href="${href}">`);
  const rows = tokens.map(
    ({ name, value }) =>
      `<tr><th scope="row"><code>${name}</code></th><td><code>${value}</code></td><td>${makeSample(name)}</td></tr>`,
  );
  const parts = primitives.map(
    ({ name, text, sample }) =>
      `<section class="block" id="${name}"><h3>${name}</h3><p>${text.replace(/`([^`]+)`/g, "<code>$1</code>")}</p>${sample}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Styles</title>${links.join("")}
<style>.demo{padding:var(--space-2);border:var(--edge);background:var(--surface-deep)}td{padding:var(--space-1)}</style>
<main class="block" style="padding:var(--space-7) var(--gutter);--gap:var(--space-7)">
<h1>Styles</h1><h2>Layouts</h2>${parts.join("")}<h2>Tokens</h2><table><tbody>${rows.join("")}</tbody></table></main></html>`;
}
