import { PageHead } from "../../components/page-head.tsx";
import { LegalBlock, LegalInline } from "./legal-block.tsx";
import type { LegalData } from "./legal-data.server.ts";
import styles from "./legal-page.module.css";
import type { LegalText } from "./legal-text.ts";

/** A legal text: its first paragraph under the title, a table of contents, then the sections. */
export function LegalPage({ text, data }: { text: LegalText; data: LegalData }) {
  const [first, ...rest] = text.blocks;
  const sections = rest.filter((block) => block.kind === "heading" && block.level === 2);
  return (
    <>
      <PageHead
        heading={text.title}
        lead={first?.kind === "paragraph" && <LegalInline parts={first.children} />}
      />
      <div className={`columns ${styles.legal}`}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{data.contentsHeading}</h2>
          <ol className={styles.list}>
            {sections.map(
              (section) =>
                section.kind === "heading" && (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>
                      <LegalInline parts={section.children} />
                    </a>
                  </li>
                ),
            )}
          </ol>
        </nav>
        <div className={styles.text}>
          <p className={styles.updated}>{data.updated}</p>
          {rest.map((block, index) => (
            <LegalBlock key={index} block={block} data={data} />
          ))}
        </div>
      </div>
    </>
  );
}
