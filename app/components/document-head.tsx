/** An element of the head, with its attributes as React names them. */
export type HeadElement = readonly ["meta" | "link", Readonly<Record<string, string>>];

/** What the head says of one page; the title includes the name of the house. */
export type HeadData = { readonly title: string; readonly elements: readonly HeadElement[] };

/** The part of the head that belongs to a page and follows the visitor from page to page. */
export function DocumentHead({ head }: { head: HeadData }) {
  return (
    <head>
      <title>{head.title}</title>
      {head.elements.map(([Element, attributes]) => (
        <Element key={Object.values(attributes).join()} {...attributes} />
      ))}
    </head>
  );
}
