import { loadModule } from '~/lib/loadModule.browser';
import { KEPT_KEY, STORAGE_KEY } from './keys';
import { recover } from '~/ui/parts/parts.browser';

/*
 * Loads the selection's script at once when there is something to show: a stored selection, a link to one, or
 * one in another tab; else a plus loads it. Without, the page of the selection shows that it is empty.
 */
let isLoaded = false;

const load = (): Promise<typeof import('./selection')> => {
  isLoaded = true;
  return loadModule(() => import('./selection'));
};

const hasList = (): boolean => {
  try {
    return /^#\d/.test(location.hash) || localStorage[KEPT_KEY] || sessionStorage[STORAGE_KEY];
  } catch {
    // The browser blocks storage: the selection lives as long as the page.
    return false;
  }
};

const start = (): void => {
  const page = document.querySelector<HTMLElement>('.selection');
  if (hasList()) {
    load().catch((error: unknown) => page && recover(error, { root: page }));
  } else if (page?.dataset.state === 'pending') page.dataset.state = 'empty';
};

addEventListener('hashchange', start);
// A link of the site to a list, such as that of a proposal.
document.addEventListener('astro:page-load', start);
try {
  const channel = new BroadcastChannel(STORAGE_KEY);
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    // An empty message asks the other tabs for their selection.
    if (data || isLoaded)
      load()
        .then(({ receive }) => receive(data))
        .catch(() => {});
  };
  channel.postMessage('');
} catch {
  // Blocked too: a selection of its own.
}
start();
