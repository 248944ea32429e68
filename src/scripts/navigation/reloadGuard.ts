import { canReload, isLoadFailure } from '~/lib/navigation/reloadGuard';
import { showErrorView } from './errorView';

/** The session storage key of the time of the last reload. */
const KEY = 'chunk-reload';

/** Records a reload and returns whether it is allowed; never without session storage. */
function recordReload(): boolean {
  try {
    const now = Date.now();
    if (!navigator.onLine || !canReload(sessionStorage.getItem(KEY), now)) return false;
    sessionStorage.setItem(KEY, `${now}`);
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page once when a file failed to load: a newer deploy may have replaced it. */
function recover(event: Event, error: unknown): void {
  if (event.defaultPrevented || !isLoadFailure(error)) return;
  if (recordReload()) return location.reload();
  showErrorView(document);
  document.querySelector('h1')?.focus();
}

addEventListener('vite:preloadError', (event) =>
  recover(event, (event as Event & { payload: unknown }).payload),
);
// The file of the islands, which comes with the first page that has one.
addEventListener(
  'error',
  (event) => {
    if (/IslandScript/.test((event.target as HTMLScriptElement).src))
      recover(event, 'script failed');
  },
  true,
);
document.addEventListener('astro:hydration-error', (event) =>
  recover(event, (event as CustomEvent<{ error: unknown }>).detail.error),
);
