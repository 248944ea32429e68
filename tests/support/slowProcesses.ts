/** How often processes are listed anew, in milliseconds. */
const LISTED_MS = 100;

function signal(processes: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // It has ended.
    }
  }
}

/**
 * Slows processes down by stopping them in turns. Returns a function that ends it.
 *
 * @param list returns the ids of the processes that there are now
 * @param turn how long they run and how long they stop, in milliseconds
 */
export function slowProcesses(
  list: () => number[] | Promise<number[]>,
  turn: { runs: number; stops: number },
): () => void {
  let processes: number[] = [];
  const listing = setInterval(async () => {
    try {
      processes = await list();
    } catch {
      // A browser that ends does not answer.
    }
  }, LISTED_MS);
  let timer: NodeJS.Timeout;
  const run = () => {
    signal(processes, 'SIGCONT');
    timer = setTimeout(stop, turn.runs);
  };
  const stop = () => {
    signal(processes, 'SIGSTOP');
    timer = setTimeout(run, turn.stops);
  };
  run();
  return () => {
    clearInterval(listing);
    clearTimeout(timer);
    signal(processes, 'SIGCONT');
  };
}
