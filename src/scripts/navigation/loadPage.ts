import { createLoadingBar } from '~/lib/navigation/loadingBar';
import { showErrorView } from './errorView';
import { parsePage } from './parsePage';
import { consumePrefetched } from './prefetch';

const bar = createLoadingBar((state) => {
  document.getElementById('loading-bar')?.setAttribute('data-state', state);
});

/**
 * The router falls back to a browser navigation both for a URL that is no page of this site and for
 * a page that failed to load. The latter would show the browser's error page, so this handler
 * distinguishes them with a HEAD request and shows the error view instead.
 */
document.addEventListener('astro:before-preparation', (event) => {
  const { loader, signal, to } = event;
  const navigateNatively = event.preventDefault.bind(event);
  bar.start();
  event.loader = async () => {
    const prefetched = consumePrefetched(to);
    const page = prefetched && parsePage(prefetched);
    if (page) {
      event.newDocument = page;
      return;
    }
    let isPrevented = false;
    event.preventDefault = () => {
      isPrevented = true;
    };
    await loader();
    if (!isPrevented || signal.aborted) return;
    const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal };
    const response = await fetch(to, init).catch(() => undefined);
    if (response?.ok || response?.type === 'opaqueredirect') {
      navigateNatively();
      bar.end(false);
    } else {
      event.newDocument = document.cloneNode(true) as Document;
      showErrorView(event.newDocument, response?.status);
    }
  };
});

// Every error view contains its status, including an error page that the server sent.
document.addEventListener('astro:after-swap', () =>
  bar.end(Boolean(document.querySelector('main [data-status]'))),
);
