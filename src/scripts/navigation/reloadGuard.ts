import { isLoadFailure, mayReload } from '~/lib/navigation/reloadGuard';
import { showFailure } from './errorView';

/** Where the time of the last reload is kept, in this tab alone. */
const KEY = 'chunk-reload';

/** Notes that the page is reloaded; where that cannot be noted it must not be. */
function noteReload(): boolean {
  try {
    const now = Date.now();
    if (!navigator.onLine || !mayReload(sessionStorage.getItem(KEY), now)) return false;
    sessionStorage.setItem(KEY, `${now}`);
    return true;
  } catch {
    return false;
  }
}

/** A file that is gone from the server is found again with the page of today: reload, but once. */
function recover(event: Event, error: unknown): void {
  if (event.defaultPrevented || !isLoadFailure(error)) return;
  if (noteReload()) return location.reload();
  showFailure(document);
  document.querySelector('h1')?.focus();
}

addEventListener('vite:preloadError', (event) =>
  recover(event, (event as Event & { payload: unknown }).payload),
);
document.addEventListener('astro:hydration-error', (event) =>
  recover(event, (event as CustomEvent<{ error: unknown }>).detail.error),
);
