import { type ReactNode, Suspense, use } from "react";

const never = new Promise<never>(() => undefined);

/**
 * A part of a page that is only read, and never changes. On the first page of a visit it stays the
 * server's HTML: its data are not sent beside it, so that React waits for them, and leaves it alone.
 */
export function StaticPart<Data>({
  data,
  children,
}: {
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}) {
  return (
    <Suspense>
      <Filled data={data}>{children}</Filled>
    </Suspense>
  );
}

function Filled<Data>({
  data,
  children,
}: {
  data: Data | undefined;
  children: (data: Data) => ReactNode;
}) {
  return children(data ?? use(never));
}
