import type { startRouter } from './clientRouter.browser';
import { createLoadingBar } from './loadingBar';
import { checkPage } from './checkPage.browser';
import { showErrorView } from './errorView.browser';
import { findPrefetched } from './prefetch.browser';
import { loadModule } from '~/lib/loadModule.browser';

/*
 * Navigates between pages of this site with Astro's client router, which is most of the script: its
 * file is loaded when the visitor points at a link. The browser handles links to other origins,
 * files, new tabs and downloads, and forms.
 */
const bar = createLoadingBar((state) => {
  document.getElementById('loading-bar')?.setAttribute('data-state', state);
});

type ClientRouter = ReturnType<typeof startRouter>;

let router: Promise<ClientRouter> | undefined;
let isLoaded = false;

async function loadRouter(): Promise<ClientRouter> {
  try {
    const module = await loadModule(() => import('./clientRouter.browser'));
    const loaded = module.startRouter({ bar, checkPage, findPrefetched, showErrorView });
    isLoaded = true;
    return loaded;
  } catch (error) {
    router = undefined;
    throw error;
  }
}

/** Loads the client router, once. */
export const load = () => (router ??= loadRouter());
const preload = () => void load().catch(() => {});

/** Shows the error view under the URL of a link, with history entries as the router's. */
function showFailure(href: string, status?: number): void {
  const index: number = history.state?.index ?? 0;
  history.replaceState({ index, scrollX, scrollY }, '');
  if (href !== location.href) {
    history.pushState({ index: index + 1, scrollX: 0, scrollY: 0 }, '', href);
  }
  bar.end(true);
  showErrorView(document, status);
  document.dispatchEvent(new Event('astro:page-load'));
}

/** Follows a link. If the router's file cannot be loaded, the browser loads the page if it can. */
async function follow(link: HTMLAnchorElement): Promise<void> {
  const { href } = link;
  if (!isLoaded) bar.start();
  try {
    const { navigate } = await load();
    void navigate(href, { sourceElement: link });
  } catch {
    const { isPage, status } = await checkPage(href);
    if (isPage) location.href = href;
    else showFailure(href, status);
  }
}

const findLink = ({ target }: Event) => (target as Element).closest?.('a');

for (const intent of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(intent, (event) => isLoaded || (findLink(event) && preload()));
}

document.addEventListener('click', (event) => {
  const link = findLink(event);
  if (
    !link ||
    event.defaultPrevented ||
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey ||
    link.target ||
    link.origin !== location.origin ||
    link.pathname.includes('.') ||
    // Within a page without waiting for the router: the focus has to move before the next key.
    (link.hash && !isLoaded && link.pathname === location.pathname)
  )
    return;
  event.preventDefault();
  void follow(link);
});

// The router restores the scroll position of a page that it has shown before.
if (history.state) preload();
