/** What a browser tells of its line; `connection` in some browsers only. */
export interface Line {
  onLine: boolean;
  connection?: { effectiveType?: string; saveData?: boolean } | undefined;
}

/** Whether pages may be fetched before they are asked for: never offline, on 2g or with data saver. */
export const mayPrefetch = ({ onLine, connection }: Line): boolean =>
  onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g');
