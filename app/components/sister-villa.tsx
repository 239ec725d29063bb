import { fillMessage } from "../i18n/fill-message.ts";
import { useLayout } from "./layout.tsx";
import { OutsideLink } from "./links.tsx";

/** What is said of our other house, and the way there; nothing where there is none. */
export function SisterVilla({
  messages,
}: {
  messages: { readonly text: string; readonly link: string };
}) {
  const { data } = useLayout();
  if (!data.sisterVilla) return null;
  const names = { villa: data.villa, sister: data.sister };
  return (
    <>
      <p>{fillMessage(messages.text, names)}</p>
      <p>
        <OutsideLink href={data.sisterVilla} className="text-link">
          {fillMessage(messages.link, names)}
        </OutsideLink>
      </p>
    </>
  );
}
