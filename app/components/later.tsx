import { createContext, type ReactNode, use } from "react";

/** Whether a page is drawn as a whole; one that a link leads to shows its first screen before the rest. */
export const WholeContext = createContext(true);

/** What is below the first screen, and its room until it is drawn. */
export function Later({ children }: { children: ReactNode }) {
  if (!use(WholeContext)) return <div aria-busy="true" />;
  return (
    <>
      <BelowStyles />
      {children}
    </>
  );
}

/** Where the server names the style sheet of what is below (`render/write-document.server.ts`). */
export function BelowStyles() {
  return <link data-below="" suppressHydrationWarning />;
}
