import { PRESS_KEY, loadScript, recover, repeatPress } from '~/lib/loadScript.browser';
import { KEPT_KEY, STORAGE_KEY } from '~/features/selection/selection';
import url from './selection.ts?script-url';

/*
 * Loads the selection's script on the first click on a plus, or at once when there is something to
 * show: a stored selection, a link to one, or one in another tab. Without, the page of the selection
 * shows that it is empty.
 */
let script: Promise<typeof import('./selection')> | undefined;

const forward = (event: Event): void => {
  script ??= loadScript(url);
  script.then(
    ({ handle }) => handle(event),
    (error) => {
      script = undefined;
      recover(error, event);
    },
  );
};

const hasList = (): boolean => {
  try {
    return /^#\d/.test(location.hash) || localStorage[KEPT_KEY] || sessionStorage[STORAGE_KEY];
  } catch {
    // The browser blocks storage: the selection lives as long as the page.
    return false;
  }
};

const start = (event: Event): void => {
  if (hasList()) forward(event);
  else
    document.querySelector('.selection[data-state=pending]')?.setAttribute('data-state', 'empty');
};

addEventListener('click', (event) => {
  if ((event.target as Element).closest('.add')) forward(event);
});
addEventListener('hashchange', start);
// A link of the site to a list, such as that of a proposal.
document.addEventListener('astro:page-load', start);
try {
  const channel = new BroadcastChannel(STORAGE_KEY);
  // An empty message asks the other tabs for their selection.
  channel.onmessage = (event) => (event.data || script) && forward(event);
  channel.postMessage('');
  if (sessionStorage[PRESS_KEY]) void repeatPress();
} catch {
  // Blocked too: a selection of its own, and no press to repeat.
}
start(new Event('load'));
for (const plus of document.querySelectorAll<HTMLElement>('.add[data-early]')) plus.click();
