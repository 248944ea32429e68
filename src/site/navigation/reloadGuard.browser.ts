import { recover } from '~/lib/loadScript.browser';
import { showErrorView } from './errorView.browser';

function explain(): void {
  showErrorView(document);
  document.querySelector('h1')?.focus();
}

/** Reloads the page once when a file failed to load, or shows the error view. */
const guard = (event: Event, error: unknown) =>
  event.defaultPrevented || recover(error, event, explain);

addEventListener('vite:preloadError', (event) =>
  guard(event, (event as Event & { payload: unknown }).payload),
);
// The file of the islands, which comes with the first page that has one.
addEventListener(
  'error',
  (event) => {
    if (/IslandScript/.test((event.target as HTMLScriptElement).src)) guard(event, 'script failed');
  },
  true,
);
document.addEventListener('astro:hydration-error', (event) =>
  guard(event, (event as CustomEvent<{ error: unknown }>).detail.error),
);
