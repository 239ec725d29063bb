/** Words of a text: plain, stressed, or a link. */
export type Inline =
  | string
  | { readonly kind: "strong" | "em"; readonly children: readonly Inline[] }
  | { readonly kind: "link"; readonly href: string; readonly children: readonly Inline[] };

/** A piece of a text that is words alone, in the order of reading. */
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

/** A quotation, who has said it and in which language, where that is not the page's. */
type QuoteBlock = {
  readonly kind: "quote";
  readonly by: string | undefined;
  readonly language: string | undefined;
  readonly paragraphs: readonly (readonly Inline[])[];
};

/** A piece that is written as a block by name, `::picture`. */
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

/** What somebody else shows in a frame, once the guest allows it. */
type EmbedBlock = {
  readonly kind: "embed";
  /** The choice of `cookies.json` that lets it be shown, and who shows it. */
  readonly choice: string;
  readonly provider: string;
  readonly title: string;
  /** Where it can be opened, and what the frame shows. */
  readonly address: string;
  readonly frame: string;
  readonly hosts: readonly string[];
  readonly permissions: readonly string[];
  readonly photo: string | undefined;
};

/** A piece of a text, in the order of reading. */
export type Block = WrittenBlock | NamedBlock | { readonly kind: "insert"; readonly name: Insert };

/** What a line `{{name}}` of the Markdown may stand for. */
export const inserts = ["cookies:first", "cookies:third", "cookie-settings"] as const;
export type Insert = (typeof inserts)[number];

/** A piece as a page shows it: what stood for something else has become it. */
export type ShownBlock =
  | WrittenBlock
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

const named: readonly string[] = ["pictures", "quote", "dates", "minutes", "file", "embed"];

/** Whether a block is one by name: its page needs their code and styles. */
export function isNamed(block: { readonly kind: string }): block is NamedBlock {
  return named.includes(block.kind);
}
