/**
 * Loads a script by the URL that a `?script-url` import returns. The page works without it: when a
 * content blocker or the network stops the file, the error is ignored.
 */
export const loadScript = (url: string): void =>
  void import(/* @vite-ignore */ url).catch(() => undefined);
