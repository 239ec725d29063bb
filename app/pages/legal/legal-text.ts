/** Words of a legal text: plain, stressed, or a link. */
export type Inline =
  | string
  | { readonly kind: "strong" | "em"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

/** A piece of a legal text, in the order of reading. */
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

/** A legal page's Markdown, compiled at build. */
export type LegalText = {
  readonly title: string;
  readonly description: string;
  /** `YYYY-MM-DD`. */
  readonly updated: string;
  readonly blocks: readonly Block[];
};
