import { MarkdownBlock } from "./markdown-block.tsx";
import type { MarkdownData } from "./markdown-data.server.ts";
import { TextPage } from "./text-page.tsx";

/** A page of Markdown without named blocks; those with blocks are in `blocks/`. */
export function Page({ data }: { data: MarkdownData }) {
  return (
    <TextPage data={data} draw={(block, index) => <MarkdownBlock key={index} block={block} />} />
  );
}
