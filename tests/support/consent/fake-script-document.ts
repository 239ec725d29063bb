/** A document that creates scripts and keeps them in its head; tests read what is there. */
export function fakeScriptDocument(): { document: Document; sources: () => readonly string[] } {
  const scripts: { src: string; remove: () => void; readonly isConnected: boolean }[] = [];
  const document = {
    createElement() {
      const script = {
        src: "",
        async: false,
        remove: () => void (scripts.includes(script) && scripts.splice(scripts.indexOf(script), 1)),
        get isConnected(): boolean {
          return scripts.includes(script);
        },
      };
      return script;
    },
    head: {
      append(script: (typeof scripts)[number]) {
        script.remove();
        scripts.push(script);
      },
    },
  };
  return {
    document: document as unknown as Document,
    sources: () => scripts.map(({ src }) => src),
  };
}
