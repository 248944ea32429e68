/** The network state in `navigator`; only some browsers have `connection`. */
interface Connection {
  onLine: boolean;
  connection?: { effectiveType?: string; saveData?: boolean } | undefined;
}

/** Returns whether pages may be prefetched: never offline, on 2G or with data saver. */
export const canPrefetch = ({ onLine, connection }: Connection): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
