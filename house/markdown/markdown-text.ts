/** Inline text: plain, emphasised, or a link. */
export type Inline =
  | string
  | { readonly kind: "strong" | "em"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

/** A block of text. */
type WrittenBlock =
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
    };

/** A quotation with its author, and its language if that is not the page's. */
type QuoteBlock = {
  readonly kind: "quote";
  readonly by: string | undefined;
  readonly language: string | undefined;
  readonly paragraphs: readonly (readonly Inline[])[];
};

/** A named block, `::picture`. */
export type NamedBlock =
  | {
      /** One, a pair, or a row; without a caption they have that of the gallery. */
      readonly kind: "pictures";
      readonly pictures: readonly {
        readonly photo: string;
        readonly caption: readonly Inline[] | undefined;
      }[];
    }
  | QuoteBlock
  | { readonly kind: "dates"; readonly text: readonly Inline[] }
  /** The keys of places. */
  | { readonly kind: "minutes"; readonly places: readonly string[] }
  | {
      readonly kind: "file";
      readonly path: string;
      readonly bytes: number;
      readonly label: readonly Inline[];
    }
  | EmbedBlock;

/** A frame of another site, shown after consent. */
type EmbedBlock = {
  readonly kind: "embed";
  /** The choice of `cookies.json` that allows it, and the provider. */
  readonly choice: string;
  readonly provider: string;
  readonly title: string;
  /** The address for opening it, and that of the frame. */
  readonly address: string;
  readonly frame: string;
  readonly hosts: readonly string[];
  readonly permissions: readonly string[];
  readonly photo: string | undefined;
};

/** A block of a page. */
export type Block = WrittenBlock | NamedBlock | { readonly kind: "insert"; readonly name: Insert };

/** The inserts, `{{name}}` on a line of the Markdown. */
export const inserts = ["cookies:first", "cookies:third", "cookie-settings"] as const;
export type Insert = (typeof inserts)[number];

/** A block with its insert resolved. */
export type ShownBlock =
  | WrittenBlock
  | {
      /** The button for cookie settings, and the text without JavaScript. */
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

const named: readonly string[] = ["pictures", "quote", "dates", "minutes", "file", "embed"];

/** Whether a block is a named one, which needs more code and styles. */
export function isNamed(block: { readonly kind: string }): block is NamedBlock {
  return named.includes(block.kind);
}
