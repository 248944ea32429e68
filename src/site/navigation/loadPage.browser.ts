import type { LoadingBar } from '~/site/navigation/loadingBar';
import type { checkPage } from './checkPage.browser';
import type { showErrorView } from './errorView.browser';
import type { findPrefetched } from './prefetch.browser';
import { loadStyles } from './loadStyles.browser';
import { parsePage } from './parsePage.browser';

/** What the script of all pages provides to the client router. */
export interface PageSource {
  bar: LoadingBar;
  checkPage: typeof checkPage;
  findPrefetched: typeof findPrefetched;
  showErrorView: typeof showErrorView;
}

/**
 * Makes the router use prefetched pages, and show failures. The router falls back to a browser
 * navigation both for a URL that is no page of this site and for a page that failed to load. The
 * latter would show the browser's error page, so a HEAD request distinguishes them.
 */
export function handleNavigation({
  bar,
  checkPage,
  findPrefetched,
  showErrorView,
}: PageSource): void {
  document.addEventListener('astro:before-preparation', (event) => {
    const { loader, signal, to } = event;
    const navigateNatively = event.preventDefault.bind(event);
    bar.start();
    event.loader = async () => {
      const prefetched = findPrefetched(to);
      if (prefetched) {
        event.newDocument = parsePage(prefetched);
        return loadStyles(event.newDocument);
      }
      let isPrevented = false;
      event.preventDefault = () => {
        isPrevented = true;
      };
      await loader();
      if (signal.aborted) return;
      if (!isPrevented) return loadStyles(event.newDocument);
      const { isPage, status } = await checkPage(to.href, signal);
      if (isPage) {
        navigateNatively();
        bar.end(false);
      } else {
        event.newDocument = document.cloneNode(true) as Document;
        showErrorView(event.newDocument, status);
      }
    };
  });

  // Every error view contains its status, including an error page that the server sent.
  document.addEventListener('astro:after-swap', () =>
    bar.end(Boolean(document.querySelector('main [data-status]'))),
  );
}
