import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { AsSent } from "../../components/as-sent.tsx";
import type { AvailabilityPart, AvailabilitySource } from "./load-availability.tsx";

type SlotProps = ComponentProps<AvailabilityPart> & { source: AvailabilitySource };

/**
 * Calendar and quote, as the server has sent them until their code is here. This is no `lazy`
 * component: that would wake up in a view transition, and the whole page would blink.
 */
export function AvailabilitySlot(props: SlotProps) {
  const { source } = props;
  const [isLoaded, setIsLoaded] = useState(source.current() !== undefined);

  useEffect(() => {
    let isGone = false;
    // Without the code all stays as it was sent, and the form asks the server.
    source.load().then(() => isGone || setIsLoaded(true), console.error);
    return () => {
      isGone = true;
    };
  }, [source]);

  return (
    <Suspense fallback={null}>
      <Part isLoaded={isLoaded} {...props} />
    </Suspense>
  );
}

/**
 * Takes the code from where it is kept. React takes over what the server sent with the properties
 * from before it was loaded; `isLoaded` only tells React to try.
 */
function Part({ source, isLoaded: _, ...props }: SlotProps & { isLoaded: boolean }) {
  const Loaded = source.current() ?? AsSent;
  return <Loaded {...props} />;
}
