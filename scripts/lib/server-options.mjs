/**
 * Options of Node for a server: V8 collects its garbage sooner and works with one thread beside the
 * first. Left to itself it takes 50 to 100 MB more under load, more still on a large machine, for
 * nothing that ready pages could use.
 */
export const serverOptions = ["--optimize-for-size", "--v8-pool-size=1"];
