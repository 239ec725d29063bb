type TextTree = { readonly [key: string]: TextTree | string | readonly unknown[] | undefined };

/** The texts with every missing one taken from English; each is named in a warning. */
export function completeTexts<T extends object>(
  texts: Partial<T>,
  english: T,
  warn: (path: string) => void,
): T {
  return complete(texts as TextTree, english as TextTree, "") as T;

  function complete(own: TextTree, fallback: TextTree, parent: string): TextTree {
    const result: Record<string, TextTree[string]> = { ...own };
    for (const [key, value] of Object.entries(fallback)) {
      const path = parent + key;
      if (!Object.hasOwn(own, key) || own[key] === undefined || own[key] === "") {
        warn(path);
        result[key] = value;
      } else if (isTree(value) && isTree(own[key])) {
        result[key] = complete(own[key], value, `${path}.`);
      }
    }
    return result;
  }
}

function isTree(value: unknown): value is TextTree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
