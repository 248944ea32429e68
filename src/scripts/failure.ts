/**
 * Shows in a page that something could not be loaded. The words stand in the page already: there may
 * be no network.
 *
 * @param page this one, or the copy of it that the router is to show
 * @param status of the answer, where there was one
 * @throws whatever hinders that; the last resort, which needs no stylesheet, then stands already
 */
export function showFailure(page: Document, status?: number): void {
  try {
    const html = page.getElementById('failure')!.innerHTML;
    const view = page.createRange().createContextualFragment(html);
    if (status) view.querySelector('[data-status]')!.textContent = `${status}`;
    page.title = view.querySelector('h1')!.textContent;
    page.querySelector('main')!.replaceWith(view);
    page.querySelector('#menu [aria-current]')?.removeAttribute('aria-current');
  } catch (error) {
    document.documentElement.innerHTML = document.getElementById('last-resort')!.innerHTML;
    document.title = document.querySelector('h1')!.textContent;
    throw error;
  }
}
