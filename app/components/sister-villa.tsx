import { fillText } from "../i18n/fill-text.ts";
import { useFrame } from "./frame.tsx";
import { OutsideLink } from "./links.tsx";

/** What is said of our other house, and the way there; nothing where there is none. */
export function SisterVilla({
  texts,
}: {
  texts: { readonly text: string; readonly link: string };
}) {
  const { data } = useFrame();
  if (!data.sisterVilla) return null;
  const names = { villa: data.villa, sister: data.sister };
  return (
    <>
      <p>{fillText(texts.text, names)}</p>
      <p>
        <OutsideLink href={data.sisterVilla} className="text-link">
          {fillText(texts.link, names)}
        </OutsideLink>
      </p>
    </>
  );
}
