/** How long hits wait before a batch is sent, in milliseconds. */
export const BATCH_DELAY_MS = 500;
/** How many hits a batch has at most. */
export const BATCH_SIZE = 2;

/** Hits that wait to be sent. */
export interface HitQueue<Hit> {
  push: (hit: Hit) => void;
  /** Says that hits can be sent from now on: those that waited for it go first. */
  open: () => void;
  /** Sends what waits without delay, as when the page goes away; nothing before it is open. */
  flush: () => void;
  /** Forgets what waits. */
  empty: () => void;
}

/** Makes a queue that sends its hits in batches, in the order in which they came. */
export function createQueue<Hit>(send: (batch: Hit[]) => void): HitQueue<Hit> {
  const waiting: Hit[] = [];
  let isOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendBatch = () => send(waiting.splice(0, BATCH_SIZE));
  const arm = () => {
    if (!isOpen || timer !== undefined || waiting.length === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      sendBatch();
      arm();
    }, BATCH_DELAY_MS);
  };
  const disarm = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  return {
    push(hit) {
      waiting.push(hit);
      arm();
    },
    open() {
      isOpen = true;
      arm();
    },
    flush() {
      if (!isOpen) return;
      disarm();
      while (waiting.length > 0) sendBatch();
    },
    empty() {
      disarm();
      waiting.length = 0;
    },
  };
}
