import { createContext, type ReactNode, use } from "react";

/** Whether a page is drawn as a whole; one that a link leads to shows its first screen before the rest. */
export const WholeContext = createContext(true);

/** What is below the first screen, and its room until it is drawn. */
export function Later({ children }: { children: ReactNode }) {
  if (!use(WholeContext)) return <div aria-busy="true" />;
  return (
    <>
      {/* Where the server names its style sheet (`render/write-document.server.ts`). */}
      <link data-below="" suppressHydrationWarning />
      {children}
    </>
  );
}
