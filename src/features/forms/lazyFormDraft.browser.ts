import url from './formDraft.browser.ts?script-url';

/*
 * Loads the draft script of forms on the first input, or when there may be something to
 * fill in: a query parameter or a stored draft.
 */
// Not `loadScript`: a module shared with the script of all pages would be a file of its own.
const load = () => void import(/* @vite-ignore */ url).catch(() => undefined);

const loadIfNeeded = () => {
  try {
    if (location.search || sessionStorage.length > 0) load();
  } catch {
    // Storage is blocked: there is no draft.
  }
};

document.addEventListener('input', load, { once: true });
document.addEventListener('astro:page-load', loadIfNeeded);
// The router reports later pages only: it may not be loaded yet.
loadIfNeeded();
