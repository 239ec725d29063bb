import { settings } from "virtual:consent-settings";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { siteConsent } from "../../consent/site-consent.ts";
import { useFrame } from "../frame.tsx";

/** A dialog that is open, as a modal, for as long as it is rendered. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const { route } = useFrame();
  const openedOn = useRef(route);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closing it, rather than only taking it away, gives the focus back to where it was.
    return () => element?.close();
  }, []);

  useEffect(() => {
    const element = dialog.current;
    const closeOutside = (event: MouseEvent) => {
      // Its contents fill the dialog: what hits the element itself has hit the backdrop.
      if (event.target === element) siteConsent.closeModal();
    };
    if (settings.closeModalOnClickOutside) element?.addEventListener("click", closeOutside);
    return () => element?.removeEventListener("click", closeOutside);
  }, []);

  useEffect(() => {
    if (route?.name !== openedOn.current?.name) siteConsent.closeModal();
  }, [route]);

  return dialog;
}
