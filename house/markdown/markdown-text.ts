/** Words of a text: plain, stressed, or a link. */
export type Inline =
  | string
  | { readonly kind: "strong" | "em"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

/** A piece of a text, in the order of reading. */
export type Block =
  | {
      readonly kind: "heading";
      readonly level: 2 | 3;
      readonly id: string;
      readonly children: readonly Inline[];
    }
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly items: readonly (readonly Inline[])[];
    }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: "insert"; readonly name: Insert };

/** What a line `{{name}}` of the Markdown stands for. */
export type Insert = "cookies:first" | "cookies:third" | "cookie-settings";

/** A piece as a page shows it: what stood for something else has become it. */
export type ShownBlock =
  | Exclude<Block, { readonly kind: "insert" }>
  | {
      /** The way to the settings, and why there is none without JavaScript. */
      readonly kind: "cookie-settings";
      readonly label: string;
      readonly withoutScripts: string;
    };

/** A page's Markdown, compiled at build. */
export type MarkdownText = {
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly updated: string | undefined;
  readonly blocks: readonly Block[];
};
