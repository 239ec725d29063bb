import type { ReactNode } from "react";
import { hasNews } from "#house/uses.mjs";
import type { Inline } from "../../../house/markdown/markdown-text.ts";
import { SiteLink } from "../../layout/links.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import type { TextData } from "./markdown-data.server.ts";
import { MarkdownInline } from "./markdown-inline.tsx";
import styles from "./markdown-page.module.css";

/** The fewest sections for a table of contents. */
const fewestSections = 4;

/** The parts of a block that the page needs. */
type AnyBlock = {
  readonly kind: string;
  readonly level?: number;
  readonly id?: string;
  readonly children?: readonly Inline[];
};

/**
 * The frame of a page of Markdown: its first paragraph under the title, a table of contents if it is long (folded on
 * narrow screens), then the text.
 */
export function TextPage<Block extends AnyBlock>({
  data,
  draw,
}: {
  data: TextData<Block>;
  draw: (block: Block, index: number) => ReactNode;
}) {
  const [first, ...others] = data.blocks;
  const lead = first?.kind === "paragraph" ? first.children : undefined;
  const rest = lead ? others : data.blocks;
  const sections = rest.filter(({ kind, level }) => kind === "heading" && level === 2);
  return (
    <>
      <PageHead heading={data.heading} lead={lead && <MarkdownInline parts={lead} />} isLong />
      <div className={`columns ${styles.page}`}>
        {sections.length >= fewestSections && (
          <nav className={`screen-only ${styles.contents}`} aria-labelledby="contents">
            <h2 id="contents">{data.contentsHeading}</h2>
            <details className="fold">
              <summary id="fold" aria-labelledby="contents fold">
                {sections.length}
              </summary>
              <ol className={styles.list}>
                {sections.map(({ id, children = [] }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <MarkdownInline parts={children} />
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
        <div className={`block ${styles.text}`}>
          {hasNews && data.published && (
            <p className="aside">
              <time dateTime={data.published.date}>{data.published.day}</time>
            </p>
          )}
          {data.updated && <p className="aside">{data.updated}</p>}
          {rest.map(draw)}
          {hasNews && data.allNews && (
            <p className="screen-only">
              <SiteLink page="news" className="text-link">
                {data.allNews}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
    </>
  );
}
