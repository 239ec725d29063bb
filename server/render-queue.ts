import { setImmediate as nextTurn } from "node:timers/promises";

/** The length of the queue by kind: a stay takes about 10 ms, so none waits longer than a second. */
export const places = { stay: 32, form: 8 } as const;

/** Work for the server's own loop, one at a time: between two pages the server answers other requests. */
export function createRenderQueue() {
  const queues = {
    form: [] as (() => Promise<void>)[],
    stay: [] as (() => Promise<void>)[],
    page: [] as (() => Promise<void>)[],
  };
  let isRendering = false;
  return { enqueue, tryEnqueue };

  function enqueue<Result>(kind: keyof typeof queues, work: () => Promise<Result>) {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    queues[kind].push(() => work().then(resolve, reject));
    void renderAll();
    return promise;
  }

  /** Undefined while all places of this kind are taken. */
  function tryEnqueue<Result>(kind: keyof typeof places, work: () => Promise<Result>) {
    return queues[kind].length < places[kind] ? enqueue(kind, work) : undefined;
  }

  async function renderAll(): Promise<void> {
    if (isRendering) return;
    isRendering = true;
    for (let next = takeNext(); next; next = takeNext()) {
      await nextTurn();
      await next();
    }
    isRendering = false;
  }

  /**
   * Forms go first, because a guest's message depends on them. Pages have a queue of their own: a flood of stays must not
   * keep them from the new calendar.
   */
  function takeNext() {
    return queues.form.shift() ?? queues.page.shift() ?? queues.stay.shift();
  }
}
