/** What browsers tell of the network (Network Information API; not in every browser). */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether to spare the visitor's network: data-saver, or `slow-2g` and `2g`. */
export function isSlowConnection(connection: Connection | undefined): boolean {
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? "")));
}

/** The network of this browser, if it tells. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
