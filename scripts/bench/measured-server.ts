/** A server on this machine that is measured: its port and process; disposing ends it. */
export type MeasuredServer = Disposable & { readonly port: number; readonly pid: number };
