import { createContext, type ReactNode, use } from "react";

/** Whether a page is drawn as a whole; one that a link leads to shows its first screen before the rest. */
export const WholeContext = createContext(true);

/** What is below the first screen, and its room until it is drawn. */
export function Later({ children }: { children: ReactNode }) {
  return use(WholeContext) ? children : <div aria-busy="true" />;
}
