import { navigate } from 'astro:transitions/client';
import type { createLoadingBar } from './loadingBar';
import type { checkPage } from './checkPage.browser';
import type { showErrorView } from './errorView.browser';
import type { findPrefetched } from './prefetch.browser';

/**
 * Loads the stylesheets of a page that the current one lacks, so that the page is never shown unstyled. Their
 * rules match nothing in the current page.
 */
async function loadStyles(page: Document): Promise<void> {
  const missing = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !document.querySelector(`link[rel=stylesheet][href="${link.getAttribute('href')}"]`),
  );
  const links = missing.map((link) => document.importNode(link));
  const settled = links.map(
    (link) =>
      new Promise((resolve) => {
        link.onload = link.onerror = resolve;
      }),
  );
  document.head.append(...links);
  await Promise.all(settled);
}

/** Parses the HTML of a prefetched page as the router does, without `noscript` elements. */
function parsePage(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // As the router writes it: repeated code costs nothing after compression.
  page.querySelectorAll('noscript').forEach((element) => element.remove());
  return page;
}

interface PageSource {
  bar: ReturnType<typeof createLoadingBar>;
  checkPage: typeof checkPage;
  findPrefetched: typeof findPrefetched;
  showErrorView: typeof showErrorView;
}

/**
 * Makes the router use prefetched pages, and show failures. The router falls back to a browser
 * navigation both for a URL that is no page of this site and for a page that failed to load. The
 * latter would show the browser's error page, so a HEAD request distinguishes them.
 */
function handleNavigation({ bar, checkPage, findPrefetched, showErrorView }: PageSource): void {
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

/**
 * Keeps the position of the page that Back or Forward leads to. The router stores how far the window is
 * scrolled in the current entry of the history, which is that page's before the page is there.
 */
function keepPosition(): void {
  let coming: number | undefined;
  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    coming = navigationType === 'traverse' ? history.state.index : undefined;
  });
  document.addEventListener('astro:after-swap', () => {
    coming = undefined;
  });
  // The router listens to the first in browsers without the second.
  for (const type of ['scroll', 'scrollend']) {
    const keep = (event: Event) =>
      coming !== undefined && history.state?.index === coming && event.stopPropagation();
    addEventListener(type, keep, true);
  }
}

/** Marks the portrait of the card that links to a talent's page for the transition between both. */
function markPortrait(page: Document, { pathname }: URL, link?: Element): void {
  page.querySelector('a > .portrait')?.classList.remove('portrait');
  const card =
    link?.querySelector('.card-portrait') ??
    page.querySelector(`[href="${pathname}"] > .card-portrait`);
  card?.classList.add('portrait');
}

document.addEventListener('astro:before-preparation', ({ to, sourceElement }) =>
  markPortrait(document, to, sourceElement),
);
document.addEventListener('astro:before-swap', ({ newDocument, from }) =>
  markPortrait(newDocument, from),
);

/** Starts Astro's client router with parts of the script of all pages: imports would split that script. */
export function startRouter(source: PageSource) {
  handleNavigation(source);
  keepPosition();
  return { navigate };
}
