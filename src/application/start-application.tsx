import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Root } from "../root.tsx";
import { loadView } from "../view.ts";
import { readPayload } from "./read-payload.ts";

/** Takes over the page that the server has rendered. */
export async function startApplication(): Promise<void> {
  const view = await loadView(readPayload(document));
  startTransition(() => {
    hydrateRoot(document, <Root view={view} />);
  });
}
