import { useFrame } from "./frame.tsx";
import { SiteLink } from "./links.tsx";

/** What is left to show when even the frame of the page cannot be rendered: the way home. */
export function LastResort({ title }: { title: string }) {
  const { data } = useFrame();
  return (
    <main className="columns">
      <h1>{title}</h1>
      <p>
        <SiteLink page="home">{data.villa}</SiteLink>
      </p>
    </main>
  );
}
