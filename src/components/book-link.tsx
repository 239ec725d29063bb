import { fillText } from "../i18n/fill-text.ts";
import { useBookableStay } from "../stay/bookable-stay.ts";
import { useFrame } from "./frame.tsx";
import { OutsideLink } from "./links.tsx";

/** The way to the booking engine, with the guest's stay once there is one that can be had. */
export function BookLink({ className }: { className: string | undefined }) {
  const { texts } = useFrame();
  return (
    <OutsideLink href={useBookingAddress()} className={className}>
      {texts.navigation.bookNow}
    </OutsideLink>
  );
}

/** Where that way leads, as it changes. */
export function useBookingAddress(): string {
  const { booking, stay: sent } = useFrame().data;
  const stay = useBookableStay(sent);
  return stay ? fillText(booking.stay, stay) : booking.home;
}
