import type { ShownBlock } from "../../../house/markdown/markdown-text.ts";
import styles from "./markdown-block.module.css";
import { MarkdownInline } from "./markdown-inline.tsx";

/** One block of a text. */
export function MarkdownBlock({ block }: { block: ShownBlock }) {
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
      return <Table head={block.head} rows={block.rows} />;
    case "cookie-settings":
      return (
        <>
          <p className={styles.settings}>
            <button type="button" className="button button-quiet" data-consent-settings="">
              {block.label}
            </button>
          </p>
          <noscript>
            <p>{block.withoutScripts}</p>
          </noscript>
        </>
      );
  }
}

/** On a phone each row is a list of columns and values. */
function Table({ head, rows }: Pick<ShownBlock & { kind: "table" }, "head" | "rows">) {
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
        {rows.map(([name = [], ...values], row) => (
          <tr key={row}>
            <th scope="row">
              <MarkdownInline parts={name} />
            </th>
            {values.map((value, index) => (
              <td key={index}>
                <span className={styles.label}>
                  <MarkdownInline parts={head[index + 1] ?? []} />
                </span>
                <MarkdownInline parts={value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
