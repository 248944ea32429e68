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
    page.querySelector('main')!.outerHTML = page.getElementById('failure')!.innerHTML;
    if (status) page.querySelector('[data-status]')!.textContent = `${status}`;
    page.title = page.querySelector('h1')!.textContent;
    page.querySelector('#menu [aria-current]')?.removeAttribute('aria-current');
  } catch (error) {
    document.documentElement.innerHTML = document.getElementById('last-resort')!.innerHTML;
    document.title = document.querySelector('h1')!.textContent;
    throw error;
  }
}
