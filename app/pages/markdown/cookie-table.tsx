import styles from "./markdown-block.module.css";
import type { MarkdownData } from "./markdown-data.server.ts";

/** Cookies with purpose, provider and lifetime, as a table that a phone shows as lists. */
export function CookieTable({
  headings,
  cookies,
}: {
  headings: MarkdownData["cookieHeadings"];
  cookies: MarkdownData["cookies"];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{headings.name}</th>
          <th scope="col">{headings.purpose}</th>
          <th scope="col">{headings.provider}</th>
          <th scope="col">{headings.lifetime}</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map((cookie) => (
          <tr key={cookie.name}>
            <th scope="row">
              <code>{cookie.name}</code>
            </th>
            <Value label={headings.purpose} value={cookie.purpose} />
            <Value label={headings.provider} value={cookie.provider} />
            <Value label={headings.lifetime} value={cookie.lifetime} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <td>
      <span className={styles.label}>{label}</span>
      {value}
    </td>
  );
}
