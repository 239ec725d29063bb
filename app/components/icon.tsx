const drawings = {
  close: "m5 5 14 14M19 5 5 19",
  previous: "m15 4-8 8 8 8",
  next: "m9 4 8 8-8 8",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
};

export type IconName = keyof typeof drawings;

/** A sign on a button; the button has a name, so that nobody needs to hear of it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
