// Collapsed rows of lists: days in words, and a click anywhere opens one.

/** Watches the rows below an element of the CMS. */
export function watchRows(root: HTMLElement, locale: string): void {
  const days = {
    yearly: new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }),
    dated: new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
  };
  const write = () => {
    for (const row of root.querySelectorAll(".item-list .summary")) {
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        const sentence = sayDays(text.nodeValue ?? "", days);
        if (sentence !== text.nodeValue) text.nodeValue = sentence;
      }
    }
  };
  new MutationObserver(write).observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  root.addEventListener("click", ({ target }) => {
    const row = target instanceof Element ? target.closest(".item-list .summary") : null;
    const button = row?.parentElement?.parentElement?.querySelector(
      'button[aria-expanded="false"]',
    );
    if (button instanceof HTMLElement) button.click();
  });
}

/** A text with its days, `MM-DD` and `YYYY-MM-DD`, in words. */
function sayDays(
  text: string,
  { yearly, dated }: { readonly yearly: Intl.DateTimeFormat; readonly dated: Intl.DateTimeFormat },
): string {
  return text.replaceAll(
    /(?<![\d-])(?:(\d{4})-)?(\d\d)-(\d\d)(?![\d-])/g,
    (all, year, month, day) => {
      const date = new Date(Date.UTC(Number(year ?? 2024), Number(month) - 1, Number(day)));
      if (date.getUTCDate() !== Number(day)) return all;
      return (year === undefined ? yearly : dated).format(date);
    },
  );
}
