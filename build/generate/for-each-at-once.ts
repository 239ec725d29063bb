/** Does something with each item, at most so many at a time; the first failure stops the rest. */
export async function forEachAtOnce<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  // Workers share one iterator: each takes the next item as soon as it is free.
  const takeAll = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, takeAll));
}
