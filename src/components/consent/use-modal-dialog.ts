import { type RefObject, useLayoutEffect, useRef } from "react";
import { settings } from "../../consent/consent-settings.ts";
import { siteConsent } from "../../consent/site-consent.ts";
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
    const closeOutside = (event: MouseEvent) => {
      // Its contents fill the dialog: what hits the element itself has hit the backdrop.
      if (event.target === element) siteConsent.closeModal();
    };
    const listen = () => {
      element?.style.removeProperty("pointer-events");
      if (settings.closeModalOnClickOutside) element?.addEventListener("click", closeOutside);
    };
    element?.style.setProperty("pointer-events", "none");
    element?.showModal();
    const timer = setTimeout(listen, doubleClickMilliseconds);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("click", closeOutside);
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
