/** What browsers tell of the network (Network Information API; not in every browser). */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The network of this browser, if it tells. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether to spare the visitor's network: data-saver, or `slow-2g` and `2g`. */
export function isSlowConnection(): boolean {
  const connection = currentConnection();
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? "")));
}
