import { loadingBar } from '~/lib/navigation/loadingBar';
import { showFailure } from './errorView';
import { readPage } from './parsePage';
import { consumePrefetched } from './prefetch';

const bar = loadingBar((state) => {
  document.getElementById('loading-bar')?.setAttribute('data-state', state);
});

/**
 * The router hands over to the browser whatever is no page of this site, and a page that did not
 * come too: that one would end at the browser's own error page, so here the two are told apart.
 */
document.addEventListener('astro:before-preparation', (event) => {
  const { loader, signal, to } = event;
  const handOver = event.preventDefault.bind(event);
  bar.start();
  event.loader = async () => {
    const early = consumePrefetched(to);
    if (early) {
      event.newDocument = await readPage(early);
      return;
    }
    let isHandedOver = false;
    event.preventDefault = () => {
      isHandedOver = true;
    };
    await loader();
    if (!isHandedOver || signal.aborted) return;
    const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal };
    const answer = await fetch(to, init).catch(() => undefined);
    if (answer?.ok || answer?.type === 'opaqueredirect') {
      handOver();
      bar.end(false);
    } else {
      event.newDocument = document.cloneNode(true) as Document;
      showFailure(event.newDocument, answer?.status);
    }
  };
});

/** Every view of an error shows its status, also the one that the server sent as a page. */
document.addEventListener('astro:after-swap', () =>
  bar.end(Boolean(document.querySelector('main [data-status]'))),
);
