import { OutsideLink } from "../../components/links.tsx";
import { CookieSettings } from "./cookie-settings.tsx";
import { CookieTable } from "./cookie-table.tsx";
import styles from "./markdown-block.module.css";
import type { MarkdownData } from "./markdown-data.server.ts";
import type { Block, Inline } from "./markdown-text.ts";

/** One block of a legal text. */
export function MarkdownBlock({ block, data }: { block: Block; data: MarkdownData }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <MarkdownInline parts={block.children} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <MarkdownInline parts={block.children} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <MarkdownInline parts={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <TextTable head={block.head} rows={block.rows} />;
    case "insert":
      return <MarkdownInsert name={block.name} data={data} />;
  }
}

function MarkdownInsert({
  name,
  data,
}: {
  name: (Block & { kind: "insert" })["name"];
  data: MarkdownData;
}) {
  if (name === "cookie-settings") return <CookieSettings texts={data.cookieSettings} />;
  const party = name === "cookies:first" ? "first" : "third";
  const cookies = data.cookies.filter((cookie) => cookie.party === party);
  return cookies.length > 0 && <CookieTable headings={data.cookieHeadings} cookies={cookies} />;
}

/** On a phone each row becomes a small list, every value under the name of its column. */
function TextTable({ head, rows }: Pick<Block & { kind: "table" }, "head" | "rows">) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              <MarkdownInline parts={cell} />
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
                  <MarkdownInline parts={head[index] ?? []} />
                </span>
                <MarkdownInline parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words with their stress and links. */
export function MarkdownInline({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, index) => {
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
  });
}
