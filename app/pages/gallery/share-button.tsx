import { useState } from "react";
import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../components/layout.tsx";

/** Hands the address of the open picture to another application, or else to the clipboard. */
export function ShareButton({
  title,
  className,
}: {
  /** What is shared, where it is not the page. */
  title: string | undefined;
  className: string | undefined;
}) {
  const messages = useMessages("gallery");
  const [copied, setCopied] = useState<string>();
  const share = async () => {
    const url = location.href;
    try {
      if (typeof navigator.share === "function")
        await navigator.share({ title: title ?? document.title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(url);
      }
    } catch {
      // The visitor has changed their mind, or the browser forbids it: nothing has been lost.
    }
  };
  const isCopied = copied === location.href;
  return (
    <>
      <button type="button" className={className} aria-label={messages.share} onClick={share}>
        <Icon name={isCopied ? "done" : "share"} />
      </button>
      <span className="visually-hidden" role="status">
        {isCopied && messages.copied}
      </span>
    </>
  );
}
