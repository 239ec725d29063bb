// What a language lacks of the engine's words is lent by English, each text between two characters for
// private use (`build/content/mark-lent.ts`). By them an element says its language (`say-language.ts`).

/** A text as one that is lent. */
export function markLent(text: string): string {
  return `\ue000${text}\ue001`;
}

/** A text as it may be shown; addresses that name it have the marks encoded. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[\ue000\ue001]|%EE%80%8[01]/g, "");
}

/**
 * Whether a text is lent: all its letters are between marks. One that was split at a link lacks one of
 * them; one that was filled in may have others inside.
 */
export function isLent(text: string): boolean {
  let own = text;
  for (let whole = ""; whole !== own; ) {
    whole = own;
    own = own.replace(/\ue000[^\ue000\ue001]*\ue001/, "");
  }
  own = own.replaceAll(/^[^\ue000\ue001]*\ue001|\ue000[^\ue000\ue001]*$/g, "");
  return /\p{L}/u.test(text) && !/\p{L}/u.test(own);
}
