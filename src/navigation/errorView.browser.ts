/** Replaces the texts of the error view, whose status is then empty. */
function showOfflineTexts(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>('[data-offline]')) {
    element.textContent = element.dataset.offline!;
  }
}

/**
 * Replaces the content of a page with the error view. The page already contains the view as inert
 * HTML, since the network may be down. Without a response, an offline browser is named as the cause.
 *
 * @param page the current document, or the clone that the router is about to show
 * @param status the HTTP status, if there was a response
 * @throws the original error when that fails; the minimal error, which needs no CSS, is then shown
 */
export function showErrorView(page: Document, status?: number): void {
  try {
    page.querySelector('main')!.outerHTML = page.getElementById('error-view')!.innerHTML;
    if (status) page.querySelector('[data-status]')!.textContent = `${status}`;
    else if (!navigator.onLine) showOfflineTexts(page);
    page.title = page.querySelector('h1')!.textContent;
    page.querySelector('#menu [aria-current]')?.removeAttribute('aria-current');
  } catch (error) {
    document.documentElement.innerHTML = document.getElementById('minimal-error')!.innerHTML;
    document.title = document.querySelector('h1')!.textContent;
    throw error;
  }
}
