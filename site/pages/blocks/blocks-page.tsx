import type { ShownBlock } from "../../../house/markdown/markdown-text.ts";
import { MarkdownBlock } from "../markdown/markdown-block.tsx";
import type { BlocksData } from "../markdown/markdown-data.server.ts";
import { TextPage } from "../markdown/text-page.tsx";
import { Embed } from "./embed.tsx";
import { Dates, File, Minutes, Quote } from "./named-blocks.tsx";
import { Pictures } from "./pictures.tsx";
import type { ShownNamedBlock } from "./show-block.server.ts";

/** A page of Markdown with named blocks: pictures, quotations, frames. */
export function Page({ data }: { data: BlocksData }) {
  return <TextPage data={data} draw={(block, index) => <PageBlock key={index} block={block} />} />;
}

function PageBlock({ block }: { block: ShownBlock | ShownNamedBlock }) {
  switch (block.kind) {
    case "pictures":
      return <Pictures pictures={block.pictures} />;
    case "quote":
      return <Quote quote={block} />;
    case "dates":
      return <Dates text={block.text} />;
    case "minutes":
      return <Minutes places={block.places} />;
    case "file":
      return <File file={block} />;
    case "embed":
      return <Embed embed={block} />;
    default:
      return <MarkdownBlock block={block} />;
  }
}
