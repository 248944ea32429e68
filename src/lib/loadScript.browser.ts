/** The session storage key of the press that is repeated after a reload. */
export const PRESS_KEY = 'press';

/** The address of the script of `recover.ts`, which no deploy changes: an open tab finds it. */
const RECOVER_PATH = '/recover.js';

const load = (url: string) => import(/* @vite-ignore */ url);

/**
 * Loads a script by the URL that a `?script-url` import returns, with a second attempt under another
 * address, because browsers keep a failed import.
 */
export const loadScript = <Module>(url: string): Promise<Module> =>
  load(url).catch(() => load(`${url}?2`));

/** Repeats the press that a reload interrupted: the script does it when it is loaded. */
export const repeatPress = (): Promise<unknown> => load(RECOVER_PATH);

/**
 * Reloads the page after a failure to load, and repeats the press, or explains where the visitor
 * pressed: see `recover.ts`.
 *
 * @param event what needs the script
 * @param explain shows instead that the page cannot be loaded
 */
export const recover = (
  error: unknown,
  event: { target: EventTarget | null },
  explain?: () => void,
): void =>
  void repeatPress().then(
    () => recoverPress(error, event as Event, explain),
    () => explain?.(),
  );
