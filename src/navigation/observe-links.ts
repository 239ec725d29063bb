/** Calls back with the path of each link that comes into view, now and after later changes. */
export function observeLinks(root: Document, onVisible: (path: string) => void): () => void {
  const seen = new WeakSet<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries) {
      if (!isIntersecting && intersectionRatio === 0) continue;
      observer.unobserve(target);
      onVisible(new URL((target as HTMLAnchorElement).href).pathname);
    }
  });
  const changes = new MutationObserver(observeAll);
  changes.observe(root, { childList: true, subtree: true });
  observeAll();
  return () => {
    changes.disconnect();
    observer.disconnect();
  };

  function observeAll(): void {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([target])')) {
      if (seen.has(link)) continue;
      seen.add(link);
      observer.observe(link);
    }
  }
}
