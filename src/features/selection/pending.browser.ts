import { KEPT_KEY, STORAGE_KEY } from './selectionNames';

/* Whether there is a list to show: a link's, or one that is stored. It runs inline, before the paint. */
try {
  if (/^#\d/.test(location.hash) || localStorage[KEPT_KEY] || sessionStorage[STORAGE_KEY]) {
    (document.currentScript!.parentNode as HTMLElement).dataset.state = 'pending';
  }
} catch {
  // The browser blocks storage.
}
