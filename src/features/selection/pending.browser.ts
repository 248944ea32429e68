import { KEPT_KEY, STORAGE_KEY } from './selectionNames';

/* Shows that the selection is empty, unless there is a list to show: a link's, or one that is stored. */
const hasList = (): boolean => {
  try {
    return Boolean(
      /^#\d/.test(location.hash) || localStorage[KEPT_KEY] || sessionStorage[STORAGE_KEY],
    );
  } catch {
    // The browser blocks storage.
    return false;
  }
};

const show = (): void => {
  const root = document.querySelector<HTMLElement>('.selection[data-state=pending]');
  if (root && !hasList()) root.dataset.state = 'empty';
};

document.addEventListener('astro:page-load', show);
// The router reports later pages only: it may not be loaded yet.
show();
