/** Matches the errors of Chromium, Firefox, Safari and Vite for a file that failed to load. */
const LOAD_FAILURE = /imported module|module script failed|preload/;

/** Returns whether an error means that a file failed to load, rather than that its code threw. */
export const isLoadFailure = (error: unknown): boolean => LOAD_FAILURE.test(String(error));

let running = 0;

/** Whether a module is being loaded that is tried again when it fails. */
export const isLoadingModule = (): boolean => running > 0;

/** Loads a module once more under another address, because browsers keep a failed import. */
async function loadAgain<Module>(load: () => Promise<Module>, error: unknown): Promise<Module> {
  if (!isLoadFailure(error)) throw error;
  // Safari names no address.
  const [url] = /https?:\S+\.js/.exec(String(error)) ?? [];
  return url ? ((await import(/* @vite-ignore */ `${url}?2`)) as Module) : load();
}

/**
 * Loads a module on demand, with a second attempt. A later call tries again.
 *
 * @example
 * const { openViewer } = await loadModule(() => import('./viewer.browser'));
 * @throws the error of the second attempt, or that of the module's own code
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  running += 1;
  try {
    return await load().catch((error: unknown) => loadAgain(load, error));
  } finally {
    running -= 1;
  }
}
