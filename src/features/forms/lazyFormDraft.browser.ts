import { loadModule } from '~/lib/loadModule.browser';

/*
 * Loads the draft script of a page with a form on the first input, or when there may be something to
 * fill in: a query parameter or a stored draft.
 */
const load = () => {
  if (!document.querySelector('form.fields')) return;
  loadModule(() => import('./formDraft.browser')).catch(() => undefined);
};

const loadIfNeeded = () => {
  try {
    if (location.search || sessionStorage.length > 0) load();
  } catch {
    // Storage is blocked: there is no draft.
  }
};

document.addEventListener('input', load);
document.addEventListener('astro:page-load', loadIfNeeded);
// The router reports later pages only: it may not be loaded yet.
loadIfNeeded();
