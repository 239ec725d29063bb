import type { Inline } from "../../../house/markdown/markdown-text.ts";
import { OutsideLink } from "../../layout/links.tsx";

/** Inline text with emphasis and links. */
export function MarkdownInline({ parts }: { parts: readonly Inline[] }) {
  return (
    <>
      {parts.map((part, index) => {
        if (typeof part === "string") return part;
        const children = <MarkdownInline parts={part.children} />;
        if (part.kind === "link") {
          const Link = part.href.startsWith("https:") ? OutsideLink : "a";
          return (
            <Link key={index} href={part.href}>
              {children}
            </Link>
          );
        }
        const Stress = part.kind;
        return <Stress key={index}>{children}</Stress>;
      })}
    </>
  );
}
