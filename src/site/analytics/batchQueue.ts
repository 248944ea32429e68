/** Milliseconds that items wait before a batch is sent. */
const BATCH_DELAY_MS = 500;
/** Maximum number of items per batch. */
const BATCH_SIZE = 2;

/** A queue that sends its items in batches. */
interface BatchQueue<Item> {
  push: (item: Item) => void;
  /** Starts sending, including the items queued so far. */
  start: () => void;
  /** Sends all queued items now, as when the page unloads; does nothing before `start`. */
  flush: () => void;
  /** Discards all queued items. */
  clear: () => void;
}

/** Creates a queue that sends its items in batches, first in, first out. */
export function createBatchQueue<Item>(send: (batch: Item[]) => void): BatchQueue<Item> {
  const queued: Item[] = [];
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendBatch = () => send(queued.splice(0, BATCH_SIZE));
  const schedule = () => {
    if (!isStarted || timer !== undefined || queued.length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      sendBatch();
      schedule();
    }, BATCH_DELAY_MS);
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    push(item) {
      queued.push(item);
      schedule();
    },
    start() {
      isStarted = true;
      schedule();
    },
    flush() {
      if (!isStarted) return;
      cancel();
      while (queued.length > 0) sendBatch();
    },
    clear() {
      cancel();
      queued.length = 0;
    },
  };
}
