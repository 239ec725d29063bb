import type { Inline } from "../../../house/markdown/markdown-text.ts";
import { DatesLink } from "../../layout/links.tsx";
import { MarkdownInline } from "../markdown/markdown-inline.tsx";
import styles from "./named-blocks.module.css";
import type { ShownNamedBlock } from "./show-block.server.ts";

type Shown<Kind> = Extract<ShownNamedBlock, { readonly kind: Kind }>;

/** A quotation in its own language. */
export function Quote({ quote }: { quote: Shown<"quote"> }) {
  return (
    <figure className={`block ${styles.quote}`}>
      <blockquote className="block lead" lang={quote.language}>
        {quote.paragraphs.map((parts, index) => (
          <p key={index}>
            <MarkdownInline parts={parts} />
          </p>
        ))}
      </blockquote>
      {quote.by && <figcaption className="aside">{quote.by}</figcaption>}
    </figure>
  );
}

/** A link to the calendar, with an optional sentence. */
export function Dates({ text }: { text: readonly Inline[] }) {
  return (
    <div className={`cluster sheet ${styles.dates}`}>
      {text.length > 0 && (
        <p className="lead">
          <MarkdownInline parts={text} />
        </p>
      )}
      <p>
        <DatesLink className="button" />
      </p>
    </div>
  );
}

/** The times to places around. */
export function Minutes({ places }: { places: Shown<"minutes">["places"] }) {
  return (
    <ul className={`ledger ${styles.minutes}`}>
      {places.map(({ key, name, way }) => (
        <li key={key}>
          <span>{name}</span>
          <span className="aside">{way}</span>
        </li>
      ))}
    </ul>
  );
}

/** A file for download. */
export function File({ file: { address, label, size } }: { file: Shown<"file"> }) {
  return (
    <p className={`ledger ${styles.line}`}>
      <a href={address} download className={`line-link ${styles.file}`}>
        <span>
          <MarkdownInline parts={label} />
        </span>
        <span className="aside">{size}</span>
      </a>
    </p>
  );
}
