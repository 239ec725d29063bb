import { SiteLink } from "../../layout/links.tsx";
import { PageHead } from "../../layout/page-head.tsx";
import { MarkdownBlock, MarkdownInline } from "./markdown-block.tsx";
import type { MarkdownData } from "./markdown-data.server.ts";
import styles from "./markdown-page.module.css";

/** Sections from which a table of contents is of use. */
const fewestSections = 4;

/**
 * A page of Markdown: its first paragraph under the title, a table of contents if it is long, folded
 * where it does not stand beside the text, then the text.
 */
export function Page({ data }: { data: MarkdownData }) {
  const [first, ...others] = data.blocks;
  const hasLead = first?.kind === "paragraph";
  const rest = hasLead ? others : data.blocks;
  const sections = rest
    .filter((block) => block.kind === "heading")
    .filter(({ level }) => level === 2);
  return (
    <>
      <PageHead
        heading={data.heading}
        lead={hasLead && <MarkdownInline parts={first.children} />}
        isLong
      />
      <div className={`columns ${styles.page}`}>
        {sections.length >= fewestSections && (
          <nav className={`screen-only ${styles.contents}`} aria-labelledby="contents">
            <h2 id="contents">{data.contentsHeading}</h2>
            <details className="fold">
              <summary id="fold" aria-labelledby="contents fold">
                {sections.length}
              </summary>
              <ol className={styles.list}>
                {sections.map(({ id, children }) => (
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
          {data.published && (
            <p className="aside">
              <time dateTime={data.published.date}>{data.published.day}</time>
            </p>
          )}
          {data.updated && <p className="aside">{data.updated}</p>}
          {rest.map((block, index) => (
            <MarkdownBlock key={index} block={block} />
          ))}
          {data.allNews && (
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
