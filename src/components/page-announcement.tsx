/** Tells screen readers which page is there now; silent while the text is empty. */
export function PageAnnouncement({ text }: { text: string }) {
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
