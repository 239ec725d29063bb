import { MarkdownBlock } from "./markdown-block.tsx";
import type { MarkdownData } from "./markdown-data.server.ts";
import { TextPage } from "./text-page.tsx";

/** A page of Markdown that is words alone; one with blocks by name is in `blocks/`. */
export function Page({ data }: { data: MarkdownData }) {
  return (
    <TextPage data={data} draw={(block, index) => <MarkdownBlock key={index} block={block} />} />
  );
}
