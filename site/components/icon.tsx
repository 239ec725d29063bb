const drawings = {
  close: "m5 5 14 14M19 5 5 19",
  previous: "m15 4-8 8 8 8",
  next: "m9 4 8 8-8 8",
  minus: "M5 12h14",
  plus: "M5 12h14M12 5v14",
  share: "M12 15V3.5M7.5 8 12 3.5 16.5 8M6 12H4.5v8.5h15V12H18",
  done: "m4.5 12.5 5 5 10-11",
};

export type IconName = keyof typeof drawings;

/** An icon on a button, hidden from screen readers: the button has a name. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={drawings[name]} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
