/** One step of a pointer or the keyboard, in the words of both WebDriver protocols. */
export type InputSource = {
  readonly type: "pointer" | "key";
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
};

/** A running browser with one window: what WebDriver and WebDriver BiDi both can. */
export type Driver = {
  /** Loads a document and waits until it has loaded. */
  readonly load: (url: string) => Promise<void>;
  /** Runs an expression in the page and gives back its value, which JSON can hold. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly perform: (sources: readonly InputSource[]) => Promise<void>;
  /** Makes the window so many CSS pixels large, or as near to it as the browser can. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
};
