/**
 * Options of Node for a server: its young generation stays at 8 MB. Left to itself it grows with the
 * memory of the machine, to more than 100 MB under load, for nothing that a server could use.
 */
export const serverOptions = ["--max-semi-space-size=4"];
