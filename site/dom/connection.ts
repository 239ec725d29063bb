/** The Network Information API, which not every browser has. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** The connection of this browser; undefined without the API. */
export function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** Whether to save data: with the data saver, or on `slow-2g` and `2g`. */
export function isSlowConnection(): boolean {
  const connection = currentConnection();
  return Boolean(connection && (connection.saveData || /2g/.test(connection.effectiveType ?? "")));
}
