import { useState } from "react";
import { shareAddress } from "../../browser/share-address.ts";
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
    if (await shareAddress(title ?? document.title, url)) setCopied(url);
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
