import { OutsideLink } from "../../components/links.tsx";
import { CookieSettings } from "./cookie-settings.tsx";
import { CookieTable } from "./cookie-table.tsx";
import styles from "./legal-block.module.css";
import type { LegalData } from "./legal-data.server.ts";
import type { Block, Inline } from "./legal-text.ts";

/** One block of a legal text. */
export function LegalBlock({ block, data }: { block: Block; data: LegalData }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <LegalInline parts={block.children} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <LegalInline parts={block.children} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <LegalInline parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <TextTable head={block.head} rows={block.rows} />;
    case "insert":
      return <LegalInsert name={block.name} data={data} />;
  }
}

function LegalInsert({
  name,
  data,
}: {
  name: (Block & { kind: "insert" })["name"];
  data: LegalData;
}) {
  if (name === "cookie-settings") return <CookieSettings texts={data.cookieSettings} />;
  const party = name === "cookies:first" ? "first" : "third";
  return (
    <CookieTable
      headings={data.cookieHeadings}
      cookies={data.cookies.filter((cookie) => cookie.party === party)}
    />
  );
}

/** On a phone each row becomes a small list, every value under the name of its column. */
function TextTable({ head, rows }: Pick<Block & { kind: "table" }, "head" | "rows">) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <LegalInline parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={rowIndex}>
            {row.map((cell, index) => (
              <td key={index}>
                <span className={styles.label}>
                  <LegalInline parts={head[index] ?? []} />
                </span>
                <LegalInline parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words with their stress and links. */
export function LegalInline({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
    if (typeof part === "string") return part;
    const children = <LegalInline parts={part.children} />;
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
  });
}
