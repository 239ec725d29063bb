import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Route } from "../../routes.ts";
import { useFrame } from "../frame.tsx";

/** A visitor who clicks twice on what opens the dialog has not answered it. */
const doubleClickMilliseconds = 500;

/** A dialog that is open, as a modal, for as long as it is rendered on the page that it was asked for. */
export function useModalDialog(openedOn: Route | undefined): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const { route } = useFrame();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.style.setProperty("pointer-events", "none");
    element?.showModal();
    const timer = setTimeout(
      () => element?.style.removeProperty("pointer-events"),
      doubleClickMilliseconds,
    );
    return () => {
      clearTimeout(timer);
      // Closing it, rather than only taking it away, gives the focus back to where it was.
      element?.close();
    };
  }, []);

  // At once, before the next page takes the focus: a dialog that closes gives it back.
  useLayoutEffect(() => {
    if (route?.name !== openedOn?.name) dialog.current?.close();
  }, [route, openedOn]);

  return dialog;
}
